import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { liveRandom } from '../testing/random-histories';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('random-histories');
});
afterAll(() => db.terminate());

// `test:full` runs 1,000 others.
test('10 histories end as the oracle says, with events in any order, twice or late', async () => {
  await liveRandom(db, { steps: 8, numRuns: 10, seed: 1_132_743_520 });
}, 600_000);
