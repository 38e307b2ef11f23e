import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { changePlan } from './change-plan';
import { cancelPlan, uncancelPlan } from './manage-plan';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('manage-plan');
});
// Each test has another provider, whose clock the others do not move.
beforeEach(async () => {
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const VIP = { productIDToUncancel: 'vip_monthly' };

test('a plan is cancelled at the end of its period, and taken back [CALL-cancelSubscription] [CALL-uncancelSubscription] [API-cancelSubscription] [API-uncancelSubscription]', async () => {
  await world.buy('anna', 'VIP_monthly');
  await expect(uncancelPlan(VIP, 'anna', world.services)).rejects.toMatchObject({
    details: { reason: 'not-cancelled' },
  });
  const { expires_date } = await cancelPlan('anna', world.services);
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({
    cancels: true,
    expires_date,
    subscriptions: { vip_monthly: { cancels: true, expires_date } },
  });
  await expect(cancelPlan('anna', world.services)).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'already-cancelled' },
  });
  await expect(uncancelPlan(VIP, 'anna', world.services)).resolves.toEqual({ cancels: false });
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({ cancels: false });
});

test('a cancellation of the portal is taken back, too', async () => {
  await world.buy('berta', 'VIP_monthly');
  const [customer = ''] = world.customersOf('berta');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.update(own?.id ?? '', {
    cancel_at: own?.items.data[0]?.current_period_end ?? 0,
  });
  await uncancelPlan(VIP, 'berta', world.services);
  await expect(world.entitlementOf('berta')).resolves.toMatchObject({ cancels: false });
});

test('a successful cancellation is answered as such, although its projection failed', async () => {
  await world.buy('clara', 'VIP_monthly');
  const logged: string[] = [];
  const { invoices } = world.stripe;
  const spy = jest.spyOn(invoices, 'list').mockImplementation(() => {
    throw new Error('down');
  });
  const answer = await cancelPlan('clara', {
    ...world.services,
    log: (result) => void logged.push(result),
  });
  spy.mockRestore();
  expect(answer.cancels).toBe(true);
  expect(logged).toEqual(['projection after a change failed']);
  await world.sandbox.settle();
  await expect(world.entitlementOf('clara')).resolves.toMatchObject({ cancels: true });
});

test.each(['ios', 'android'])(
  'a plan of a store (%s) is not changed here; one of the web beside it can be ended, no more',
  async (platform) => {
    const uid = `store-${platform}`;
    await world.buy(uid, 'VIP_monthly');
    await world.sandbox.settle();
    const store = { code: 'failed-precondition', details: { reason: 'store-plan' } };
    const plan = db.doc(`Entitlements/${uid}`);
    await plan.update({ platform });
    await expect(uncancelPlan(VIP, uid, world.services)).rejects.toMatchObject(store);
    await expect(change(uid, 'BASIC_monthly')).rejects.toMatchObject(store);
    await expect(cancelPlan(uid, world.services)).resolves.toMatchObject({ cancels: true });
  },
);

test('without a plan a cancellation is refused', async () => {
  await expect(cancelPlan('nobody', world.services)).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'no-plan' },
  });
});

const change = (uid: string, PackageID: string) =>
  changePlan({ OfferID: OFFER.offerID, PackageID }, uid, world.services);
const uncancel = (uid: string, productIDToUncancel: string) =>
  uncancelPlan({ productIDToUncancel }, uid, world.services);

test.each(['vip_monthly', 'basic_monthly'])(
  'after a downgrade, and after its cancellation, %s restores the running plan [CALL-uncancelSubscription]',
  async (product) => {
    const uid = `dora-${product}`;
    await world.buy(uid, 'VIP_monthly');
    const expectRestored = async () => {
      await expect(uncancel(uid, product)).resolves.toEqual({ cancels: false });
      const plan = await world.entitlementOf(uid);
      expect(plan).toMatchObject({ identifier: 'VIP_monthly', cancels: false });
      expect(Object.keys(plan?.subscriptions ?? {})).toEqual(['vip_monthly']);
    };
    await change(uid, 'BASIC_monthly');
    await expectRestored();
    await change(uid, 'BASIC_monthly');
    await cancelPlan(uid, world.services);
    await expectRestored();
    await expect(uncancel(uid, 'private_monthly')).rejects.toMatchObject({
      details: { reason: 'no-plan' },
    });
  },
);

/**
 * Pays the open invoice later, with another card.
 */
async function payLater(uid: string) {
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.invoices.list({ customer, status: 'open' });
  const card = await world.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await world.stripe.invoices.pay(data[0]?.id ?? '', { payment_method: card.id });
  await world.sandbox.settle();
}

test('a cancelled plan that is changed renews only once the change is paid', async () => {
  await world.untold(async () => {
    await world.buy('emma', 'BASIC_monthly');
    await world.sandbox.advanceDays(31);
  });
  await cancelPlan('emma', world.services);
  world.sandbox.setNextPayment('declined');
  await expect(change('emma', 'VIP_monthly')).resolves.toMatchObject({ status: 'requires_action' });
  world.sandbox.setNextPayment('succeeds');
  await world.sandbox.settle();
  await expect(world.entitlementOf('emma')).resolves.toMatchObject({ Tier: 1, cancels: true });
  await payLater('emma');
  await expect(world.entitlementOf('emma')).resolves.toMatchObject({ Tier: 2, cancels: false });
  // The stored wish takes no later cancellation back, also none from the portal.
  const [customer = ''] = world.customersOf('emma');
  const [own] = (await world.stripe.subscriptions.list({ customer })).data;
  await world.stripe.subscriptions.update(own?.id ?? '', { cancel_at_period_end: true });
  await world.sandbox.settle();
  await expect(world.entitlementOf('emma')).resolves.toMatchObject({ Tier: 2, cancels: true });
});

test('a cancellation ends a change that waits for its payment', async () => {
  await world.untold(async () => {
    await world.buy('frida', 'BASIC_monthly');
    await world.sandbox.advanceDays(31);
  });
  world.sandbox.setNextPayment('declined');
  await change('frida', 'VIP_monthly');
  world.sandbox.setNextPayment('succeeds');
  await cancelPlan('frida', world.services);
  const [customer = ''] = world.customersOf('frida');
  const { data } = await world.stripe.invoices.list({ customer, status: 'open' });
  expect(data).toEqual([]);
  await expect(world.entitlementOf('frida')).resolves.toMatchObject({ Tier: 1, cancels: true });
});

test.each([
  ['in the app', (uid: string) => cancelPlan(uid, world.services)],
  [
    'in the portal',
    async (uid: string) => {
      const [customer = ''] = world.customersOf(uid);
      const [own] = (await world.stripe.subscriptions.list({ customer })).data;
      await world.stripe.subscriptions.update(own?.id ?? '', {
        cancel_at: own?.items.data[0]?.current_period_end ?? 0,
      });
      await world.sandbox.settle();
    },
  ],
])('a plan that was cancelled %s is changed, not bought again', async (where, cancel) => {
  const uid = `gina-${where.length}`;
  await world.buy(uid, 'BASIC_monthly');
  await cancel(uid);
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({ cancels: true });
  await expect(world.buy(uid, 'VIP_monthly')).rejects.toMatchObject({
    details: { reason: 'web-plan' },
  });
  await expect(change(uid, 'VIP_monthly')).resolves.toEqual({ status: 'active' });
  await expect(world.entitlementOf(uid)).resolves.toMatchObject({ Tier: 2, cancels: false });
});
