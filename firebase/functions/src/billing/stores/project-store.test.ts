import { DAY_MS, HOUR_MS } from 'shared-contracts';
import { parseLeeway } from '../../ledger/leeway';
import { OFFER } from '../testing/offer';
import type { StorePurchase, StoreSubscription } from '../../ledger/provider/store-api';
import { projectStore } from './project-store';

const now = new Date('2026-11-20T12:00:00Z');
const packages = OFFER.packages.map((one) => ({
  ...one,
  StoreProductIDs: [`prod_ios_${one.ProductID}`, `prod_android_${one.ProductID}`],
}));
const bought = (change: Partial<StoreSubscription> = {}): StoreSubscription => ({
  id: 'sub_1',
  product_id: 'prod_ios_vip_monthly',
  gives_access: true,
  store: 'app_store',
  auto_renewal_status: 'will_renew',
  starts_at: now.getTime() - 5 * DAY_MS,
  current_period_ends_at: now.getTime() + 25 * DAY_MS,
  ...change,
});
const read = (bought: Partial<Parameters<typeof projectStore>[0]>) =>
  projectStore({ subscriptions: [], purchases: [], ...bought }, packages, now, parseLeeway());
const project = (...subscriptions: StoreSubscription[]) => read({ subscriptions }).plan;
/** Hours from now until access ends. */
const hoursLeft = (...subscriptions: StoreSubscription[]) =>
  (Date.parse(project(...subscriptions)?.expires_date ?? '') - now.getTime()) / HOUR_MS;

test('a running plan: access outlasts the period by 26 hours, the shown date does not', () => {
  const end = now.getTime() + 25 * DAY_MS;
  expect(project(bought())).toEqual({
    Tier: 2,
    ProductID: 'vip_monthly',
    identifier: 'VIP_monthly',
    platform: 'ios',
    cancels: false,
    purchase_date: new Date(now.getTime() - 5 * DAY_MS).toISOString(),
    expires_date: new Date(end + 26 * HOUR_MS).toISOString(),
    subscriptions: {
      vip_monthly: {
        cancels: false,
        identifier: 'VIP_monthly',
        ProductID: 'vip_monthly',
        Tier: 2,
        purchase_date: new Date(now.getTime() - 5 * DAY_MS).toISOString(),
        expires_date: new Date(end).toISOString(),
      },
    },
  });
});

test('without a purchase there is no plan', () => {
  expect(project()).toBeNull();
});

test.each([
  ['app_store', 'ios'],
  ['mac_app_store', 'ios'],
  ['play_store', 'android'],
])('%s is paid through %s', (store, platform) => {
  expect(project(bought({ store }))?.platform).toBe(platform);
});

test('a cancelled plan ends with its period, to the millisecond', () => {
  expect(hoursLeft(bought({ auto_renewal_status: 'will_not_renew' }))).toBe(25 * 24);
});

test.each(['will_pause', 'will_change_product', 'requires_price_increase_consent'])(
  '%s ends nothing by itself',
  (auto_renewal_status) => {
    expect(project(bought({ auto_renewal_status }))).toMatchObject({ cancels: false });
    expect(hoursLeft(bought({ auto_renewal_status }))).toBe(25 * 24 + 26);
  },
);

test('a plan in a grace stays open until the next sync', () => {
  expect(hoursLeft(bought({ current_period_ends_at: now.getTime() - DAY_MS }))).toBe(26);
  expect(hoursLeft(bought({ current_period_ends_at: null }))).toBe(26);
});

test('a plan without access has ended, even before the end of its period', () => {
  expect(hoursLeft(bought({ gives_access: false }))).toBe(0);
  const over = bought({ gives_access: false, current_period_ends_at: now.getTime() - DAY_MS });
  expect(hoursLeft(over)).toBe(-24);
  expect(project(over)).toMatchObject({ Tier: 2, subscriptions: {} });
});

test('a running plan wins, then the higher tier', () => {
  const basic = bought({
    id: 'sub_2',
    product_id: 'prod_android_basic_monthly',
    store: 'play_store',
  });
  expect(project(bought({ gives_access: false }), basic)).toMatchObject({ Tier: 1 });
  expect(project(basic, bought())).toMatchObject({ Tier: 2, platform: 'ios' });
  expect(Object.keys(project(basic, bought())?.subscriptions ?? {}).sort()).toEqual([
    'basic_monthly',
    'vip_monthly',
  ]);
});

test('of ended plans the one with the last access wins, then the last purchase', () => {
  const over = (id: string, product: string, daysAgo: number, starts = 60) =>
    bought({
      id,
      product_id: `prod_ios_${product}`,
      gives_access: false,
      starts_at: now.getTime() - starts * DAY_MS,
      current_period_ends_at: now.getTime() - daysAgo * DAY_MS,
    });
  const [vip, basic] = [over('sub_1', 'vip_monthly', 20), over('sub_2', 'basic_monthly', 2)];
  expect(project(vip, basic)).toMatchObject({ identifier: 'BASIC_monthly' });
  expect(project(basic, vip)).toMatchObject({ identifier: 'BASIC_monthly' });
  const later = over('sub_3', 'vip_annually', 2, 30);
  expect(project(basic, later)).toMatchObject({ identifier: 'VIP_annually' });
  expect(project(later, basic)).toMatchObject({ identifier: 'VIP_annually' });
});

test('an unknown product is reported, gives no access and ends none', () => {
  const onUnknown = jest.fn();
  const unknown = bought({ id: 'sub_2', product_id: 'prod_unknown' });
  const grant = bought({ id: 'sub_3', product_id: null, store: 'promotional' });
  const subscriptions = [unknown, bought(), grant];
  const result = projectStore(
    { subscriptions, purchases: [] },
    packages,
    now,
    parseLeeway(),
    onUnknown,
  );
  expect(result).toEqual({ plan: project(bought()), source: 'sub_1', unknown: ['sub_2', 'sub_3'] });
  expect(onUnknown.mock.calls).toEqual([['prod_unknown'], [null]]);
  expect(read({ subscriptions: [unknown] })).toEqual({
    plan: null,
    source: null,
    unknown: ['sub_2'],
  });
  // An ended purchase is not reported.
  const over = { ...unknown, gives_access: false };
  expect(read({ subscriptions: [over] }).unknown).toEqual([]);
});

describe('a purchase that does not renew', () => {
  const once = (change: Partial<StorePurchase> = {}): StorePurchase => ({
    id: 'purc_1',
    product_id: 'prod_ios_vip_annually',
    status: 'owned',
    store: 'app_store',
    purchased_at: Date.parse('2026-03-31T08:00:00Z'),
    ...change,
  });
  const plan = (change?: Partial<StorePurchase>) => read({ purchases: [once(change)] }).plan;

  test('gives access for one billing cycle', () => {
    expect(plan()).toMatchObject({
      identifier: 'VIP_annually',
      Tier: 2,
      platform: 'ios',
      cancels: true,
      purchase_date: '2026-03-31T08:00:00.000Z',
      expires_date: '2027-03-31T08:00:00.000Z',
    });
    const product_id = 'prod_android_basic_monthly';
    const purchased_at = Date.parse('2026-10-31T08:00:00Z');
    expect(plan({ product_id, purchased_at, store: 'play_store' })).toMatchObject({
      platform: 'android',
      expires_date: '2026-11-30T08:00:00.000Z',
    });
  });

  test('gives no access after that cycle or a refund', () => {
    const purchased_at = Date.parse('2025-11-01T08:00:00Z');
    expect(plan({ purchased_at })).toMatchObject({
      expires_date: '2026-11-01T08:00:00.000Z',
      subscriptions: {},
    });
    expect(plan({ status: 'refunded' })).toMatchObject({
      expires_date: now.toISOString(),
      subscriptions: {},
    });
  });

  test('of an unknown product gives no access', () => {
    const purchased_at = now.getTime() - DAY_MS;
    const coins = once({ product_id: 'prod_coins', purchased_at });
    expect(read({ purchases: [coins] })).toEqual({
      plan: null,
      source: null,
      unknown: ['purc_1'],
    });
  });
});
