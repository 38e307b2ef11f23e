import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { historyOf, live } from '../testing/histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('histories-full');
}, 30_000);
afterAll(() => db.terminate());

test('1,000 histories end in what the oracle says, in whatever order, twice or late their events come', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(historyOf(16), async (one) => {
      const { stored, expected, friend, wrong } = await live(db, `learner-${(count += 1)}`, one);
      expect(wrong).toEqual([]);
      expect(stored).toEqual(expected);
      expect(friend.stored).toEqual(friend.expected);
    }),
    { numRuns: 1000 },
  );
}, 7_200_000);
