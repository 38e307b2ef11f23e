import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../testing/emulator-database';
import { reconcile, requireDone } from './reconcile';
import { createBillingWorld, type BillingWorld } from './testing/billing-world';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('reconcile');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

test('the log of a failed reconcile names customers and causes, and no learner', async () => {
  for (const uid of ['uid-of-anna', 'uid-of-berta']) await world.buy(uid, 'VIP_monthly');
  await world.sandbox.settle();
  const [anna, berta] = ['uid-of-anna', 'uid-of-berta'].map((uid) => world.customersOf(uid)[0]!);
  // The provider's list lacks her, so her plan finds her.
  world.sandbox.state.customers[berta!] = { id: berta!, object: 'customer', deleted: true };
  const lines: { result: string; details: Record<string, unknown> }[] = [];
  const stripe = Object.create(world.stripe) as typeof world.stripe;
  stripe.customers = Object.assign(Object.create(world.stripe.customers), {
    retrieve: () => Promise.reject(new Error('down')),
  });
  const { failed } = await reconcile({
    ...world.services,
    stripe,
    log: (result, details = {}) => void lines.push({ result, details }),
  });
  expect(failed).toBe(2);
  expect(lines).toEqual([
    {
      result: 'reconcile failed for a learner',
      details: { list: 'customers', customerID: anna, cause: new Error('down') },
    },
    {
      result: 'reconcile failed for a learner',
      details: { list: 'plans', customerID: berta, cause: new Error('down') },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('uid-of');
});

test('a run fails only if a learner failed or the time was used up', () => {
  const done = { synced: 3, skipped: 1, failed: 0, isComplete: true };
  expect(() => requireDone(done)).not.toThrow();
  expect(() => requireDone({ ...done, failed: 1 })).toThrow('1 learners could not be reconciled');
  expect(() => requireDone({ ...done, isComplete: false })).toThrow('the time was used up');
});
