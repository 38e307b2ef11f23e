import { parseLeeway } from '../leeway';
import { OFFER } from '../testing/offer';
import { projectStore } from './project-store';
import type { StoreSubscription } from './store-api';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = new Date('2026-11-20T12:00:00Z');
const packages = OFFER.packages.map((one) => ({
  ...one,
  StoreProductIDs: [`prod_ios_${one.ProductID}`, `prod_android_${one.ProductID}`],
}));
const bought = (change: Partial<StoreSubscription> = {}): StoreSubscription => ({
  ...{ id: 'sub_1', product_id: 'prod_ios_vip_monthly', gives_access: true, store: 'app_store' },
  ...{ auto_renewal_status: 'will_renew', starts_at: now.getTime() - 5 * DAY },
  current_period_ends_at: now.getTime() + 25 * DAY,
  ...change,
});
const project = (...subscriptions: StoreSubscription[]) =>
  projectStore(subscriptions, packages, now, parseLeeway());
/** Hours from now until access ends. */
const hoursLeft = (...subscriptions: StoreSubscription[]) =>
  (Date.parse(project(...subscriptions)?.expires_date ?? '') - now.getTime()) / HOUR;

test('a running plan: access outlasts the period by 26 hours, the shown date does not', () => {
  const end = now.getTime() + 25 * DAY;
  expect(project(bought())).toEqual({
    ...{ Tier: 2, ProductID: 'vip_monthly', identifier: 'VIP_monthly', platform: 'ios' },
    cancels: false,
    purchase_date: new Date(now.getTime() - 5 * DAY).toISOString(),
    expires_date: new Date(end + 26 * HOUR).toISOString(),
    subscriptions: {
      vip_monthly: {
        ...{ cancels: false, identifier: 'VIP_monthly', ProductID: 'vip_monthly', Tier: 2 },
        purchase_date: new Date(now.getTime() - 5 * DAY).toISOString(),
        expires_date: new Date(end).toISOString(),
      },
    },
  });
});

test('nothing bought is nothing', () => {
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

test('what gives access beyond its period, as in a grace, stays open until the next reading', () => {
  expect(hoursLeft(bought({ current_period_ends_at: now.getTime() - DAY }))).toBe(26);
  expect(hoursLeft(bought({ current_period_ends_at: null }))).toBe(26);
});

test('what gives no access has ended, also before the end of its period, as after a refund', () => {
  expect(hoursLeft(bought({ gives_access: false }))).toBe(0);
  const over = bought({ gives_access: false, current_period_ends_at: now.getTime() - DAY });
  expect(hoursLeft(over)).toBe(-24);
  expect(project(over)).toMatchObject({ Tier: 2, subscriptions: {} });
});

test('a running plan counts before an ended one of a higher tier, then the higher tier', () => {
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

test('of plans that have ended, the one that was open last counts, then the one that was bought last', () => {
  const over = (id: string, product: string, daysAgo: number, starts = 60) =>
    bought({
      ...{ id, product_id: `prod_ios_${product}`, gives_access: false },
      starts_at: now.getTime() - starts * DAY,
      current_period_ends_at: now.getTime() - daysAgo * DAY,
    });
  const [vip, basic] = [over('sub_1', 'vip_monthly', 20), over('sub_2', 'basic_monthly', 2)];
  expect(project(vip, basic)).toMatchObject({ identifier: 'BASIC_monthly' });
  expect(project(basic, vip)).toMatchObject({ identifier: 'BASIC_monthly' });
  const later = over('sub_3', 'vip_annually', 2, 30);
  expect(project(basic, later)).toMatchObject({ identifier: 'VIP_annually' });
  expect(project(later, basic)).toMatchObject({ identifier: 'VIP_annually' });
});

test('an unknown product is told of, opens nothing and ends nothing', () => {
  const onUnknown = jest.fn();
  const unknown = bought({ id: 'sub_2', product_id: 'prod_unknown' });
  const grant = bought({ id: 'sub_3', product_id: null, store: 'promotional' });
  const result = projectStore([unknown, bought(), grant], packages, now, parseLeeway(), onUnknown);
  expect(result).toEqual(project(bought()));
  expect(onUnknown.mock.calls).toEqual([['prod_unknown'], [null]]);
  expect(project(unknown)).toBeNull();
});
