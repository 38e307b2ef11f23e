import type { Firestore } from 'firebase-admin/firestore';
import { emptyDatabase } from '../../testing/emulator-database';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world';
import { OFFER } from '../testing/offer';
import { changePlan } from './change-plan';
import { cancelPlan, uncancelPlan } from './manage-plan';

let db: Firestore;
let world: BillingWorld;
beforeAll(async () => {
  db = await emptyDatabase('change-plan');
  world = await createBillingWorld(db);
});
afterAll(() => db.terminate());

const change = (uid: string, PackageID: string, more: object = {}) =>
  changePlan({ OfferID: OFFER.offerID, PackageID, ...more }, uid, world.services);

test('an upgrade opens the higher tier at once [CALL-changeSubscription] [API-changeSubscription]', async () => {
  await world.buy('anna', 'BASIC_monthly');
  const ids = { StripePriceID: 'price_vip_monthly', ProductID: 'vip_monthly' };
  await expect(change('anna', 'VIP_monthly', ids)).resolves.toEqual({ status: 'active' });
  await expect(world.entitlementOf('anna')).resolves.toMatchObject({
    Tier: 2,
    cancels: false,
    subscriptions: { vip_monthly: { cancels: false } },
  });
});

test('a downgrade shows both plans; cancelling ends the running one, and each is taken back [CALL-changeSubscription] [CALL-cancelSubscription] [CALL-uncancelSubscription] [API-after-a-downgrade] [API-changeSubscription]', async () => {
  await world.buy('berta', 'VIP_monthly');
  await expect(change('berta', 'BASIC_monthly')).resolves.toEqual({ status: 'scheduled' });
  const both = await world.entitlementOf('berta');
  const { vip_monthly: running, basic_monthly: coming } = both?.subscriptions ?? {};
  expect(both).toMatchObject({ Tier: 2, cancels: true });
  expect(running?.cancels).toBe(true);
  expect(coming).toMatchObject({ cancels: false, purchase_date: running?.expires_date });

  await expect(cancelPlan('berta', world.services)).resolves.toMatchObject({ cancels: true });
  const cancelled = await world.entitlementOf('berta');
  expect(Object.keys(cancelled?.subscriptions ?? {})).toEqual(['vip_monthly']);
  const own = { productIDToUncancel: 'vip_monthly' };
  await uncancelPlan(own, 'berta', world.services);
  await expect(world.entitlementOf('berta')).resolves.toMatchObject({ Tier: 2, cancels: false });

  await change('berta', 'BASIC_monthly');
  await uncancelPlan(own, 'berta', world.services);
  const renewing = await world.entitlementOf('berta');
  expect(renewing).toMatchObject({ Tier: 2, cancels: false });
  expect(Object.keys(renewing?.subscriptions ?? {})).toEqual(['vip_monthly']);
});

test.each([
  ['another price', 'VIP_monthly', { StripePriceID: 'price_other' }, 'invalid-argument'],
  ['another product', 'VIP_monthly', { ProductID: 'other' }, 'invalid-argument'],
  ['an unknown package', 'GOLD_monthly', {}, 'not-found'],
  ['PRIVATE without an hour', 'PRIVATE_monthly', {}, 'failed-precondition'],
])('%s is refused, and the plan stays [API-change-ids]', async (_, packageID, more, code) => {
  const uid = `carla-${code}-${packageID}-${Object.keys(more).join()}`;
  await world.buy(uid, 'BASIC_monthly');
  await expect(change(uid, packageID, more)).rejects.toMatchObject({ code });
  const [customer = ''] = world.customersOf(uid);
  const { data } = await world.stripe.subscriptions.list({ customer });
  expect(data[0]?.items.data[0]?.price.id).toBe('price_basic_monthly');
});

test('without a plan there is nothing to change', async () => {
  await expect(change('nobody', 'VIP_monthly')).rejects.toMatchObject({
    code: 'failed-precondition',
    details: { reason: 'no-plan' },
  });
});
