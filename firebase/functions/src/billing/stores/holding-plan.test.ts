import type { Entitlement } from 'shared-contracts';
import { ended, holdingPlan } from './holding-plan';

const now = new Date('2026-11-20T12:00:00Z');
const past = '2026-11-02T00:00:00.000Z';
const plan = (change: Partial<Entitlement>): Entitlement => ({
  Tier: 1,
  ProductID: 'basic_monthly',
  identifier: 'BASIC_monthly',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-11-01T00:00:00.000Z',
  expires_date: '2026-12-01T00:00:00.000Z',
  ...change,
});
const store = plan({ platform: 'ios' });

test.each([
  ['no plan of the web', null, store, 'ios', 1],
  ['one of the web that has ended', plan({ expires_date: past, Tier: 3 }), store, 'ios', 1],
  ['a higher one of the web', plan({ Tier: 2 }), store, 'web', 2],
  ['a lower one of the web', plan({}), plan({ platform: 'ios', Tier: 2 }), 'ios', 2],
  ['an equal one of the web', plan({}), store, 'web', 1],
  [
    'one of the web, and the store’s has ended',
    plan({}),
    plan({ platform: 'ios', expires_date: past, Tier: 2 }),
    'web',
    1,
  ],
  [
    'both have ended',
    plan({ expires_date: past }),
    plan({ platform: 'ios', expires_date: past, Tier: 2 }),
    'web',
    1,
  ],
])('%s', (_, web, ofStore, platform, Tier) => {
  expect(holdingPlan(web, ofStore, now)).toMatchObject({ platform, Tier });
});

test('without any plan there is no plan', () => {
  expect(holdingPlan(null, null, now)).toBeNull();
});

const record = (ProductID: string, Tier: number) => ({
  cancels: false,
  ProductID,
  Tier,
  identifier: ProductID.toUpperCase(),
  expires_date: '2026-12-01T00:00:00.000Z',
  purchase_date: '2026-11-01T00:00:00.000Z',
});
const vip = plan({ Tier: 2, subscriptions: { vip_monthly: record('vip_monthly', 2) } });
const basic = plan({
  platform: 'android',
  subscriptions: { basic_monthly: record('basic_monthly', 1) },
});

test('the other plan is shown only while it runs', () => {
  const both = holdingPlan(vip, basic, now)?.subscriptions;
  expect(Object.keys(both ?? {}).sort()).toEqual(['basic_monthly', 'vip_monthly']);
  const over = holdingPlan(vip, { ...basic, expires_date: past }, now)?.subscriptions;
  expect(Object.keys(over ?? {})).toEqual(['vip_monthly']);
});

test('the other plan is named with its platform, its date and its products, while it runs', () => {
  const beside = {
    platform: 'android',
    Tier: 1,
    identifier: 'BASIC_monthly',
    cancels: false,
    expires_date: '2026-12-01T00:00:00.000Z',
    ProductIDs: ['basic_monthly'],
  };
  const later = { ...basic, expires_date: '2026-12-02T02:00:00.000Z' };
  const both = holdingPlan(vip, later, now);
  expect(both?.beside).toEqual(beside);
  expect(holdingPlan(vip, { ...basic, expires_date: past }, now)).not.toHaveProperty('beside');
  // The stored `beside` is dropped.
  expect(holdingPlan(both, null, now)).not.toHaveProperty('beside');
  // The record of a common product is that of the better plan.
  const web = plan({ subscriptions: { basic_monthly: record('basic_monthly', 1) } });
  expect(holdingPlan(web, basic, now)?.beside).toEqual({ ...beside, ProductIDs: [] });
});

test('of two plans with the same product, the better one is shown', () => {
  const web = plan({ subscriptions: { basic_monthly: record('basic_monthly', 1) } });
  const cancels = { ...record('basic_monthly', 1), cancels: true };
  const ofStore = plan({ platform: 'ios', subscriptions: { basic_monthly: cancels } });
  expect(holdingPlan(web, ofStore, now)?.subscriptions).toEqual(web.subscriptions);
});

test('an unknown running plan ends now; an ended plan stays as it was', () => {
  expect(ended(vip, now)).toMatchObject({
    cancels: true,
    expires_date: now.toISOString(),
    subscriptions: {},
  });
  const before = { ...vip, expires_date: past };
  expect(ended(before, now)).toBe(before);
});
