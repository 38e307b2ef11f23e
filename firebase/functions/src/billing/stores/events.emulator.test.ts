import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-contracts';
import { emptyDatabase } from '../../testing/emulator-database';
import { STORE_EVENTS, type StoreEventName } from '../testing/store-events';
import { createStoreWorld, type StoreWorld } from '../testing/store-world';

let db: Firestore;
let world: StoreWorld;
let count = 0;
beforeEach(async () => {
  db = await emptyDatabase('store-events');
  // The sandbox's events are dropped. Each test sends its own.
  world = await createStoreWorld(db, async () => 200);
  for (const uid of ['anna', 'beat']) world.accounts.add(uid);
});
afterEach(() => db.terminate());

const deliver = (event: object) =>
  world.answer(
    {
      body: JSON.stringify({ api_version: '1.0', event }),
      headers: { authorization: 'Bearer stores' },
    },
    { authorization: 'Bearer stores', signingSecrets: [] },
  );
const send = (name: StoreEventName) =>
  deliver({ id: `evt-${(count += 1)}`, ...STORE_EVENTS[name] });

type Own = StoreWorld['stores']['state']['subscriptions'][string];
const change = (fields: Partial<Own>) => () =>
  void Object.assign(Object.values(world.stores.state.subscriptions)[0] ?? {}, fields);

/** The learner's running plan; null: no access. */
async function seen(uid: string) {
  const plan = await world.entitlementOf(uid);
  if (plan === undefined || Date.parse(plan.expires_date) <= Date.now()) return null;
  const { cancels, identifier, subscriptions = {} } = plan;
  const shown = Date.parse(Object.values(subscriptions)[0]?.expires_date ?? '');
  return { identifier, cancels, days: Math.round((shown - Date.now()) / DAY_MS) };
}

const days = (many: number) => Date.now() + many * DAY_MS;
const RUNS = { identifier: 'BASIC_monthly', cancels: false };
const ENDS = { identifier: 'BASIC_monthly', cancels: true };
const NOW = {
  gives_access: false,
  status: 'expired',
  auto_renewal_status: 'will_not_renew',
} as const;

test.each<[StoreEventName, string, () => void, object | null]>([
  ['RENEWAL', 'a later date', change({ current_period_ends_at: days(59) }), { ...RUNS, days: 59 }],
  [
    'CANCELLATION',
    'an end with the period',
    change({ auto_renewal_status: 'will_not_renew' }),
    ENDS,
  ],
  ['refund', 'an end at once', change(NOW), null],
  [
    'NON_RENEWING_PURCHASE',
    'a plan that ends',
    () => world.stores.purchaseOnce('anna', 'vip_monthly', 'ios'),
    { identifier: 'VIP_monthly', cancels: true },
  ],
  ['SUBSCRIPTION_PAUSED', 'nothing', change({ auto_renewal_status: 'will_pause' }), RUNS],
  ['EXPIRATION', 'an end', change(NOW), null],
  [
    'BILLING_ISSUE',
    'a grace',
    change({ status: 'in_grace_period', current_period_ends_at: days(-1) }),
    { ...RUNS, days: -1 },
  ],
  [
    'PRODUCT_CHANGE',
    'another plan',
    change({ product_id: 'prod_android_vip_monthly' }),
    { identifier: 'VIP_monthly', cancels: false },
  ],
  [
    'SUBSCRIPTION_EXTENDED',
    'a later date',
    change({ current_period_ends_at: days(40) }),
    { ...RUNS, days: 40 },
  ],
  [
    'TEMPORARY_ENTITLEMENT_GRANT',
    'nothing, because it has no product',
    () => {
      const [first] = Object.values(world.stores.state.subscriptions);
      if (first === undefined) return;
      const grant = { ...first, id: 'sub_grant', product_id: null, store: 'promotional' } as const;
      world.stores.state.subscriptions.sub_grant = grant;
    },
    RUNS,
  ],
  ['INVOICE_ISSUANCE', 'what is found', change({ auto_renewal_status: 'will_not_renew' }), ENDS],
  ['VIRTUAL_CURRENCY_TRANSACTION', 'what is found', change(NOW), null],
  ['EXPERIMENT_ENROLLMENT', 'what is found', change(NOW), null],
  ['SUBSCRIBER_ALIAS', 'what is found', change(NOW), null],
])('%s: %s, and by itself nothing', async (name, _, arrange, expected) => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await send('INITIAL_PURCHASE');
  const before = await world.entitlementOf('anna');
  expect(await seen('anna')).toMatchObject(RUNS);
  await expect(send(name)).resolves.toMatchObject({ status: 200, body: 'stored' });
  expect(await world.entitlementOf('anna')).toEqual(before);
  arrange();
  await expect(send(name)).resolves.toMatchObject({ status: 200, body: 'stored' });
  if (expected === null) expect(await seen('anna')).toBeNull();
  else expect(await seen('anna')).toMatchObject(expected);
});

test('INITIAL_PURCHASE: gives access only if the service has the purchase', async () => {
  await expect(send('INITIAL_PURCHASE')).resolves.toMatchObject({ status: 200 });
  expect(await world.entitlementOf('anna')).toBeUndefined();
  world.stores.purchase('anna', 'vip_monthly', 'ios');
  await send('INITIAL_PURCHASE');
  expect(await seen('anna')).toMatchObject({ identifier: 'VIP_monthly', cancels: false });
});

test.each<[StoreEventName, Partial<Own>]>([
  ['UNCANCELLATION', { auto_renewal_status: 'will_not_renew' }],
  ['REFUND_REVERSED', NOW],
])('%s: the plan renews again', async (name, first) => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  change(first)();
  await send('CANCELLATION');
  expect((await seen('anna'))?.cancels ?? true).toBe(true);
  change({ gives_access: true, auto_renewal_status: 'will_renew', status: 'active' })();
  await send(name);
  expect(await seen('anna')).toMatchObject(RUNS);
});

test('TRANSFER: one learner loses the plan, the other gets it; anonymous ids are ignored', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await send('INITIAL_PURCHASE');
  change({ customer_id: 'beat' })();
  world.stores.state.customers.push('beat');
  const asked: string[] = [];
  const { stores } = world.services;
  if (stores === null) throw new Error('no stores');
  const { subscriptionsOf } = stores;
  jest
    .spyOn(stores, 'subscriptionsOf')
    .mockImplementation((uid) => (asked.push(uid), subscriptionsOf(uid)));
  await send('TRANSFER');
  expect(asked).toEqual(['anna', 'beat']);
  expect([await seen('anna'), await seen('beat')]).toMatchObject([null, RUNS]);
});

test('TRANSFER: a failed read of one learner does not stop the other, and is repeated', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await send('INITIAL_PURCHASE');
  change({ customer_id: 'beat' })();
  world.stores.state.customers.push('beat');
  const { stores } = world.services;
  if (stores === null) throw new Error('no stores');
  const { subscriptionsOf } = stores;
  let fails = true;
  jest.spyOn(stores, 'subscriptionsOf').mockImplementation(async (uid) => {
    if (uid === 'anna' && fails) throw new Error('503');
    return subscriptionsOf(uid);
  });
  const event = { id: 'transfer', ...STORE_EVENTS.TRANSFER };
  await deliver(event);
  expect([await seen('anna'), await seen('beat')]).toMatchObject([RUNS, RUNS]);
  fails = false;
  await deliver(event);
  expect([await seen('anna'), await seen('beat')]).toMatchObject([null, RUNS]);
});

test('TRANSFER: impossible uids are ignored', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  const odd = ['..', '.', '__x__', 'a/b', 'x'.repeat(129), '\ud800', ''];
  await deliver({
    id: 'odd',
    ...STORE_EVENTS.TRANSFER,
    transferred_from: odd,
    transferred_to: ['anna'],
  });
  expect(await seen('anna')).toMatchObject(RUNS);
  expect((await db.doc('ProviderEvents/odd').get()).get('isRead')).toBe(true);
});

test('TEST: is stored without a read', async () => {
  await expect(send('TEST')).resolves.toMatchObject({ status: 200, body: 'stored' });
  expect((await db.collection('Entitlements').get()).size).toBe(0);
});

test('a paused plan gives no access, and renews after the pause', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  change({ gives_access: false, status: 'paused', current_period_ends_at: days(-1) })();
  await send('EXPIRATION');
  expect(await seen('anna')).toBeNull();
  change({ gives_access: true, status: 'active', current_period_ends_at: days(30) })();
  await send('RENEWAL');
  expect(await seen('anna')).toMatchObject({ ...RUNS, days: 30 });
});

test('a change to an unknown product leaves the plan as it was', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await send('INITIAL_PURCHASE');
  const before = await world.entitlementOf('anna');
  change({ product_id: 'prod_android_old_monthly' })();
  await send('PRODUCT_CHANGE');
  expect(await world.entitlementOf('anna')).toEqual(before);
  // After the end of that product, the learner has no access.
  change(NOW)();
  await send('EXPIRATION');
  expect(await seen('anna')).toBeNull();
});

test('an unknown product does not keep a refunded plan', async () => {
  world.stores.purchase('anna', 'basic_monthly', 'android');
  await send('INITIAL_PURCHASE');
  change(NOW)();
  world.stores.purchase('anna', 'old_monthly', 'ios');
  await send('refund');
  expect(await seen('anna')).toBeNull();
});
