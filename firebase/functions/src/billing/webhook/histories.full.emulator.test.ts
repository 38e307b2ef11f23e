import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { liveRandom } from '../testing/random-histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('histories-full');
});
afterAll(() => db.terminate());

test('1,000 histories end as the oracle says, with events in any order, twice or late', async () => {
  await liveRandom(db, { steps: 16, numRuns: 1000 });
}, 7_200_000);
