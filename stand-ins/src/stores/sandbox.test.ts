import type { StoreSubscription } from './objects';
import { createRevenueCatSandbox } from './sandbox';
import { signatureOf, type StoreWebhookRequest } from './sender';

const DAY = 86_400_000;
const PRODUCTS = [
  { id: 'prod_ios_basic', storeID: 'basic_monthly', os: 'ios', months: 1 },
  { id: 'prod_ios_vip', storeID: 'vip_annually', os: 'ios', months: 12 },
  { id: 'prod_android_basic', storeID: 'basic_monthly', os: 'android', months: 1 },
] as const;

function open(status: () => number = () => 200) {
  const received: StoreWebhookRequest[] = [];
  const sandbox = createRevenueCatSandbox({
    products: PRODUCTS,
    key: 'sk_test',
    project: 'proj',
    endpoint: {
      authorization: 'Bearer webhook',
      signing: { header: 'X-Signature', secret: 'signing' },
      deliver: async (request) => (received.push(request), status()),
    },
  });
  const get = (path: string, authorization = 'Bearer sk_test') => {
    const { status: code, body } = sandbox.api({ method: 'GET', path, headers: { authorization } });
    return { code, body: JSON.parse(body) as Record<string, unknown> };
  };
  return {
    sandbox,
    received,
    get,
    own: (uid: string) =>
      get(`/v2/projects/proj/customers/${uid}/subscriptions?environment=production`).body
        .items as StoreSubscription[],
    types: () =>
      received.map(({ body }) => (JSON.parse(body) as { event: { type: string } }).event.type),
  };
}

test('a purchase gives access for its period, and sends an event', async () => {
  const { sandbox, own, received } = open();
  sandbox.purchase('anna', 'vip_annually', 'ios');
  await sandbox.settle();
  const [one] = own('anna');
  expect(one).toMatchObject({
    product_id: 'prod_ios_vip',
    gives_access: true,
    status: 'active',
    store: 'app_store',
    auto_renewal_status: 'will_renew',
    environment: 'production',
  });
  expect(((one?.current_period_ends_at ?? 0) - Date.now()) / DAY).toBeGreaterThan(364);
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    api_version: '1.0',
    event: { type: 'INITIAL_PURCHASE', app_user_id: 'anna', product_id: 'vip_annually' },
  });
});

test('a store refuses an unknown product, and one that is owned already', () => {
  const { sandbox } = open();
  expect(() => sandbox.purchase('anna', 'vip_annually', 'android')).toThrow('does not sell');
  sandbox.purchase('anna', 'basic_monthly', 'android');
  expect(() => sandbox.purchase('anna', 'basic_monthly', 'android')).toThrow('owns');
});

test('a year has twelve renewals on the same day', async () => {
  const { sandbox, types } = open();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  for (let month = 0; month < 12; month += 1) sandbox.advanceDays(365 / 12);
  sandbox.advanceDays(1.5);
  await sandbox.settle();
  expect(types().filter((type) => type === 'RENEWAL')).toHaveLength(12);
});

test('a cancelled plan ends with its period; one that is expired or refunded ends at once', async () => {
  const { sandbox, own, types } = open();
  for (const uid of ['cancels', 'expires', 'refunded']) {
    sandbox.purchase(uid, 'basic_monthly', 'ios');
  }
  sandbox.cancel('cancels', 'basic_monthly');
  sandbox.expire('expires', 'basic_monthly');
  sandbox.refund('refunded', 'basic_monthly');
  expect(own('cancels')).toMatchObject([
    { gives_access: true, auto_renewal_status: 'will_not_renew' },
  ]);
  expect(own('expires')).toMatchObject([{ gives_access: false, status: 'expired' }]);
  expect(own('refunded')).toMatchObject([{ gives_access: false }]);
  sandbox.advanceDays(32);
  await sandbox.settle();
  expect(own('cancels')).toMatchObject([{ gives_access: false, status: 'expired' }]);
  expect(types().sort()).toEqual([
    ...['CANCELLATION', 'CANCELLATION', 'EXPIRATION', 'EXPIRATION'],
    ...['INITIAL_PURCHASE', 'INITIAL_PURCHASE', 'INITIAL_PURCHASE'],
    // Their dates have moved with the clock.
    ...['SUBSCRIPTION_EXTENDED', 'SUBSCRIPTION_EXTENDED'],
  ]);
});

test('an advance sends one event about each customer whose dates moved', async () => {
  const { sandbox, types } = open();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  sandbox.advanceDays(3);
  await sandbox.settle();
  expect(types()).toEqual(['INITIAL_PURCHASE', 'SUBSCRIPTION_EXTENDED']);
  sandbox.advanceDays(30);
  await sandbox.settle();
  expect(types().slice(2)).toEqual(['RENEWAL']);
});

test('a reset repeats no id, because our webhook knows an event by its id', () => {
  const { sandbox } = open();
  sandbox.keepAsStart();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  const [before] = Object.keys(sandbox.state.events);
  sandbox.reset();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  expect(Object.keys(sandbox.state.events)).toHaveLength(1);
  expect(Object.keys(sandbox.state.events)).not.toContain(before);
});

test('a renewal that fails keeps access in the grace of the store, then ends', () => {
  const { sandbox, own } = open();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  sandbox.setNextPayment('declined');
  sandbox.advanceDays(32);
  expect(own('anna')).toMatchObject([{ gives_access: true, status: 'in_grace_period' }]);
  sandbox.advanceDays(16);
  expect(own('anna')).toMatchObject([{ gives_access: false, status: 'expired' }]);
});

test('another product replaces the running one, and a transfer takes it along', async () => {
  const { sandbox, own, received } = open();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  sandbox.purchase('anna', 'vip_annually', 'ios');
  expect(own('anna')).toMatchObject([{ product_id: 'prod_ios_vip' }]);
  sandbox.transfer('anna', 'beat');
  expect(own('anna')).toEqual([]);
  expect(own('beat')).toMatchObject([{ customer_id: 'beat', original_customer_id: 'anna' }]);
  await sandbox.settle();
  const { event } = JSON.parse(received.at(-1)?.body ?? '') as { event: object };
  expect(event).toMatchObject({ transferred_from: ['anna'], transferred_to: ['beat'] });
  expect(event).not.toHaveProperty('app_user_id');
});

test('the REST interface refuses a wrong key and an unknown customer, and pages long lists', () => {
  const { sandbox, get } = open();
  for (let one = 0; one < 25; one += 1) sandbox.purchase(`uid-${one}`, 'basic_monthly', 'ios');
  const first = get('/v2/projects/proj/customers');
  expect(first.body.items).toHaveLength(20);
  const second = get(String(first.body.next_page));
  expect(second.body).toMatchObject({ next_page: null });
  expect(second.body.items).toHaveLength(5);
  expect(get('/v2/projects/proj/customers', 'Bearer other').code).toBe(401);
  expect(get('/v2/projects/other/customers').code).toBe(404);
  expect(get('/v2/projects/proj/customers/nobody/subscriptions').code).toBe(404);
  sandbox.setTrouble(429, 1);
  expect(get('/v2/projects/proj/customers').code).toBe(429);
  expect(get('/v2/projects/proj/customers').code).toBe(200);
});

test('a webhook is signed, and comes again only after another answer than 200', async () => {
  let status = 500;
  const { sandbox, received } = open(() => status);
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  await sandbox.settle();
  await sandbox.settle();
  expect(received).toHaveLength(1);
  const [first] = received;
  const signature = first?.headers['X-Signature'] ?? '';
  const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
  expect(first?.headers.authorization).toBe('Bearer webhook');
  expect(signature).toBe(signatureOf(first?.body ?? '', 'signing', seconds * 1000));
  const [delivery] = sandbox.state.deliveries;
  expect(((delivery?.dueAt ?? 0) - Date.now()) / 60_000).toBeCloseTo(5, 0);
  status = 200;
  if (delivery) delivery.dueAt = Date.now();
  await sandbox.settle();
  expect(received).toHaveLength(2);
  expect(received[1]?.body).toBe(first?.body);
  expect(sandbox.state.deliveries[0]?.dueAt).toBeNull();
});

test('a delivery without 200 comes again after 5, 10, 20, 40 and 80 minutes, then never', async () => {
  const { sandbox, received } = open(() => 500);
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  const waits: (number | null)[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await sandbox.settle();
    const [delivery] = sandbox.state.deliveries;
    if (delivery === undefined) throw new Error('nothing was sent');
    const { dueAt } = delivery;
    waits.push(dueAt === null ? null : Math.round((dueAt - Date.now()) / 60_000));
    if (dueAt !== null) delivery.dueAt = Date.now();
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, null]);
  await sandbox.settle();
  expect(received).toHaveLength(6);
});

test('a purchase that does not renew is listed beside the subscriptions', () => {
  const { sandbox, get, own } = open();
  sandbox.purchaseOnce('anna', 'vip_annually', 'ios');
  expect(own('anna')).toEqual([]);
  const path = '/v2/projects/proj/customers/anna/purchases?environment=production';
  expect(get(path).body.items).toMatchObject([
    { product_id: 'prod_ios_vip', status: 'owned', store: 'app_store' },
  ]);
});

test.each([
  ['hold', []],
  ['duplicate', ['INITIAL_PURCHASE', 'INITIAL_PURCHASE', 'CANCELLATION', 'CANCELLATION']],
  ['reverse', ['CANCELLATION', 'INITIAL_PURCHASE']],
  ['normal', ['INITIAL_PURCHASE', 'CANCELLATION']],
] as const)('deliveries in the mode %s', async (mode, expected) => {
  const { sandbox, types } = open();
  sandbox.setDeliveries(mode);
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  sandbox.cancel('anna', 'basic_monthly');
  await sandbox.settle();
  expect(types()).toEqual(expected);
  await sandbox.release();
  expect(types().length).toBeGreaterThanOrEqual(2);
});

test('a renewal that fails now keeps access for the days of grace', async () => {
  const { sandbox, own, types } = open();
  sandbox.purchase('anna', 'basic_monthly', 'ios');
  sandbox.failRenewal('anna', 'basic_monthly');
  await sandbox.settle();
  expect(types()).toEqual(['INITIAL_PURCHASE', 'BILLING_ISSUE']);
  expect(own('anna')).toMatchObject([{ status: 'in_grace_period', gives_access: true }]);
  sandbox.advanceDays(30);
  expect(own('anna')).toMatchObject([{ status: 'expired', gives_access: false }]);
  expect(() => sandbox.failRenewal('anna', 'basic_monthly')).toThrow('no running basic_monthly');
});
