import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { history, live } from '../testing/histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('histories');
}, 30_000);
afterAll(() => db.terminate());

test('100 histories end in the provider’s state, in whatever order, twice or late their events come', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { stored, expected } = await live(db, `learner-${(count += 1)}`, one);
      expect(stored).toEqual(expected);
    }),
    { numRuns: 100 },
  );
}, 300_000);
