import type { CurrentSubscription, Entitlement } from 'shared-contracts';
import { currentSubscriptionsOf, platformOf } from './current-plan';

const now = new Date('2026-11-20T12:00:00Z');
const before = '2026-11-01T00:00:00.000Z';
const later = '2026-12-01T00:00:00.000Z';

const record = (change: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  cancels: false,
  expires_date: later,
  purchase_date: before,
  identifier: 'VIP_monthly',
  ProductID: 'vip_monthly',
  Tier: 2,
  ...change,
});
const entitlement = (change: Partial<Entitlement> = {}): Entitlement => ({
  ...record(),
  platform: 'web',
  subscriptions: { vip_monthly: record() },
  ...change,
});

test.each([
  ['nothing was ever bought', 'none', null],
  ['a plan of the web runs', 'web', entitlement()],
  ['a plan of a store runs', 'ios', entitlement({ platform: 'ios' })],
  ['it was cancelled and still runs', 'web', entitlement({ cancels: true })],
  ['it has ended', 'none', entitlement({ expires_date: before })],
])('%s: paid through %s [CALL-subscriptionPlatform]', (_, platform, plan) => {
  expect(platformOf(plan, now)).toBe(platform);
});

test('the records keep their own dates, not those of access [CALL-currentSubscriptions] [ENTITY-subscription]', () => {
  const grace = entitlement({ subscriptions: { vip_monthly: record({ expires_date: before }) } });
  expect(currentSubscriptionsOf(grace, now)).toEqual({
    vip_monthly: record({ expires_date: before }),
  });
});

test('after a downgrade there are two', () => {
  const basic = record({ ProductID: 'basic_monthly', purchase_date: later });
  const plan = entitlement({
    cancels: true,
    subscriptions: { vip_monthly: record({ cancels: true }), basic_monthly: basic },
  });
  expect(Object.keys(currentSubscriptionsOf(plan, now))).toEqual(['vip_monthly', 'basic_monthly']);
});

test.each([
  ['none was bought', null],
  ['access has ended', entitlement({ expires_date: before })],
  [
    'the one there was has ended',
    entitlement({
      subscriptions: { vip_monthly: record({ cancels: true, expires_date: before }) },
    }),
  ],
])('there are none when %s', (_, plan) => {
  expect(currentSubscriptionsOf(plan, now)).toEqual({});
});

test('a document without records answers with its plan', () => {
  const { subscriptions: _, ...old } = entitlement();
  expect(currentSubscriptionsOf(old, now)).toEqual({ vip_monthly: record() });
});
