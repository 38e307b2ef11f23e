import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../../billing/testing/billing-world';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('promotion');
});
// Each test has another provider, whose clock the others do not move.
beforeEach(async () => {
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const chf = (unit_amount: number) => ({ currency: 'chf', unit_amount });

/** Amounts of a kind of audited event, the oldest first. */
async function amountsOf(uid: string, action: string) {
  const { docs } = await db.collection('Audit').where('uid', '==', uid).get();
  const all = docs.map((one) => one.data()).filter((one) => one.action === action);
  return all.sort((a, b) => a.at.toMillis() - b.at.toMillis()).map((one) => one.amount);
}

test('a code in a trial: nothing now, less once when the trial ends, then the price', async () => {
  await world.buy('anna', 'VIP_monthly', undefined, 'gruezi20');
  await world.sandbox.settle();
  await expect(amountsOf('anna', 'plan-purchase')).resolves.toEqual([chf(0)]);
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({
    price: chf(3900),
    nextPayment: chf(3120),
  });
  await world.sandbox.advanceDays(31);
  await expect(amountsOf('anna', 'plan-renewal')).resolves.toEqual([chf(3120)]);
  const paid = (await world.entitlementOf('anna'))!;
  expect(paid.price).toEqual(chf(3900));
  expect(paid).not.toHaveProperty('nextPayment');
  await world.sandbox.advanceDays(32);
  await expect(amountsOf('anna', 'plan-renewal')).resolves.toEqual([chf(3120), chf(3900)]);
});

test('a refund returns and names the paid amount', async () => {
  await world.untold(async () => {
    await world.buy('berta', 'VIP_annually', undefined, 'MERCI5');
    await world.sandbox.advanceDays(31);
  });
  const [customer = ''] = world.customersOf('berta');
  const [charge] = (await world.stripe.charges.list({ customer })).data;
  expect(charge?.amount).toBe(34_400);
  await world.stripe.refunds.create({ charge: charge?.id ?? '' });
  await world.sandbox.settle();
  await expect(amountsOf('berta', 'plan-ended')).resolves.toEqual([chf(34_400)]);
});
