import type { Firestore } from 'firebase-admin/firestore';
import { ConfirmationSchema, type Confirmation } from 'shared-contracts';
import * as v from 'valibot';
import { member } from '../../testing/callers';
import { emptyDatabase } from '../../testing/emulator-database';
import { createCheckout } from '../../billing/checkout/create-checkout';
import { changePlan } from '../../billing/manage/change-plan';
import { cancelPlan, uncancelPlan } from '../../billing/manage/manage-plan';
import { createBillingWorld, type BillingWorld } from '../../billing/testing/billing-world';
import { OFFER } from '../../billing/testing/offer';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('history');
});
// Each test has another provider, whose clock the others do not move.
beforeEach(async () => {
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

async function confirmationsOf(uid: string): Promise<Confirmation[]> {
  const { docs } = await db.collection(`Entitlements/${uid}/Confirmations`).orderBy('at').get();
  return docs.map((one) => v.parse(v.strictObject(ConfirmationSchema.entries), one.data()));
}
async function auditOf(uid: string) {
  const { docs } = await db.collection('Audit').where('uid', '==', uid).get();
  return docs.map((one) => one.data());
}
const change = (uid: string, PackageID: string) =>
  changePlan({ OfferID: OFFER.offerID, PackageID }, uid, world.services);
const chf = (unit_amount: number) => ({ currency: 'chf', unit_amount });

test('every purchase, change and cancellation is confirmed once, with its date and amount', async () => {
  await world.buy('anna', 'BASIC_monthly');
  await world.sandbox.settle();
  const [bought] = await confirmationsOf('anna');
  expect(bought).toMatchObject({
    kind: 'purchase',
    identifier: 'BASIC_monthly',
    ProductID: 'basic_monthly',
    // The first month is a trial.
    amount: chf(0),
  });
  await world.sandbox.advanceDays(31);
  await world.sandbox.settle();
  await change('anna', 'VIP_monthly');
  await change('anna', 'BASIC_monthly');
  await uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'anna', world.services);
  const { expires_date } = await cancelPlan('anna', world.services);
  await uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'anna', world.services);
  await world.sandbox.settle();
  for (const event of Object.keys(world.sandbox.state.events)) await world.sandbox.replay(event);
  const all = await confirmationsOf('anna');
  expect(all.map(({ kind }) => kind).sort()).toEqual(
    [
      'purchase',
      'renewal',
      'change',
      'change-scheduled',
      'resumption',
      'cancellation',
      'resumption',
    ].sort(),
  );
  const one = (kind: Confirmation['kind']) => all.find((each) => each.kind === kind);
  expect(one('change')).toMatchObject({
    identifier: 'VIP_monthly',
    from: 'BASIC_monthly',
    amount: { currency: 'chf', unit_amount: expect.any(Number) },
  });
  expect(Math.abs((one('change')?.amount?.unit_amount ?? 0) - 2910)).toBeLessThan(150);
  expect(one('change-scheduled')).toMatchObject({
    identifier: 'BASIC_monthly',
    from: 'VIP_monthly',
    amount: chf(990),
    effective: expires_date,
  });
  expect(one('cancellation')).toMatchObject({ identifier: 'VIP_monthly', effective: expires_date });
});

test('a purchase is confirmed only under the checkout that began it', async () => {
  world.accounts.add('gabi');
  const request = { offerID: OFFER.offerID, packageID: 'VIP_monthly' };
  const { id } = await createCheckout(request, member('gabi'), world.services);
  world.sandbox.pay(id);
  await world.sandbox.settle();
  const own = db.collection('Entitlements/gabi/Confirmations');
  expect((await own.get()).docs.map((one) => one.id)).toEqual([id]);

  // The school adds a plan at the provider while an old checkout is still stored.
  const [customer = ''] = world.customersOf('gabi');
  const [first] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.cancel(first?.id ?? '');
  const price = first?.items.data[0]?.price.id ?? '';
  const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await world.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    default_payment_method: card.id,
  });
  await world.sandbox.settle();
  const purchases = (await own.get()).docs.filter((one) => one.get('kind') === 'purchase');
  expect(purchases).toHaveLength(2);
  expect(purchases.filter((one) => one.id === id)).toHaveLength(1);
});

test('an end is confirmed; a purchase that was cancelled before its event is confirmed as both', async () => {
  await world.buy('berta', 'VIP_monthly');
  const [customer = ''] = world.customersOf('berta');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.update(own?.id ?? '', { cancel_at_period_end: true });
  await world.sandbox.settle();
  const kinds = async () => (await confirmationsOf('berta')).map(({ kind }) => kind).sort();
  await expect(kinds()).resolves.toEqual(['cancellation', 'purchase']);
  await world.sandbox.advanceDays(32);
  await world.sandbox.settle();
  await expect(kinds()).resolves.toEqual(['cancellation', 'ended', 'purchase']);
});

test('the audit names who changed what, and why', async () => {
  await world.buy('clara', 'BASIC_monthly');
  await world.sandbox.settle();
  await change('clara', 'VIP_monthly');
  await cancelPlan('clara', world.services);
  await uncancelPlan({ productIDToUncancel: 'vip_monthly' }, 'clara', world.services);
  const entries = await auditOf('clara');
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'plan-purchase', by: 'provider' }),
      expect.objectContaining({
        action: 'plan-change',
        by: 'learner',
        why: 'changeStripeSubscription',
        identifier: 'VIP_monthly',
        from: 'BASIC_monthly',
      }),
      expect.objectContaining({
        action: 'plan-cancellation',
        by: 'learner',
        why: 'cancelStripeSubscription',
        identifier: 'VIP_monthly',
      }),
      expect.objectContaining({
        action: 'plan-resumption',
        by: 'learner',
        why: 'uncancelStripeSubscription',
      }),
      // The audit has each request before the provider gets it.
      ...[
        ['change-asked', 'changeStripeSubscription'],
        ['cancellation-asked', 'cancelStripeSubscription'],
        ['resumption-asked', 'uncancelStripeSubscription'],
      ].map(([action, why]) => expect.objectContaining({ action, by: 'learner', why }) as unknown),
    ]),
  );
  for (const entry of entries) expect(JSON.stringify(entry)).not.toMatch(/sub_|cus_|@/);
});
