import type { CurrentSubscription } from 'shared-contracts';
import { aSubscription, subscriptionsOf } from 'common-testing';
import { actionOf, cardStateOf, currentOf, defaultCycleOf, type OwnPlans } from './plan-state';

const BASIC = { identifier: 'BASIC_monthly', Tier: 1, FreeTrialPeriod: 30 };
const VIP = { identifier: 'VIP_monthly', Tier: 2, FreeTrialPeriod: 30 };
const VIP_ANNUAL = { identifier: 'VIP_annually', Tier: 2, FreeTrialPeriod: 30 };
const PRIVATE = { identifier: 'PRIVATE_monthly', Tier: 3, FreeTrialPeriod: 0 };

const plan = (
  { identifier, Tier }: { readonly identifier: string; readonly Tier: number },
  change: Partial<CurrentSubscription> = {},
) =>
  aSubscription({
    ProductID: identifier.toLowerCase(),
    identifier,
    Tier,
    purchase_date: '2026-11-01T00:00:00.000Z',
    expires_date: '2026-12-01T00:00:00.000Z',
    ...change,
  });
const having = (...plans: CurrentSubscription[]): OwnPlans => ({
  subscriptions: subscriptionsOf(...plans),
  hasAlreadySubscribed: true,
});
const NEW: OwnPlans = { subscriptions: {}, hasAlreadySubscribed: false };
const LAPSED: OwnPlans = { subscriptions: {}, hasAlreadySubscribed: true };

const RENEWING = having(plan(VIP));
const CANCELLING = having(plan(VIP, { cancels: true }));
/** VIP runs out, and BASIC follows. */
const DOWNGRADED = having(
  plan(VIP, { cancels: true, expires_date: '2026-12-01T00:00:00.000Z' }),
  plan(BASIC, {
    purchase_date: '2026-12-01T00:00:00.000Z',
    expires_date: '2027-01-01T00:00:00.000Z',
  }),
);

describe('state of a card', () => {
  test('not subscribed: the learner has no plan [CARD-not-subscribed]', () => {
    expect(cardStateOf(VIP, NEW)).toEqual({ kind: 'not-subscribed' });
  });
  test('not subscribed: the learner has another plan [CARD-not-subscribed]', () => {
    expect(cardStateOf(BASIC, RENEWING)).toEqual({ kind: 'not-subscribed' });
    expect(cardStateOf(VIP_ANNUAL, RENEWING)).toEqual({ kind: 'not-subscribed' });
  });
  test('renewing [CARD-renewing]', () => {
    const date = '2026-12-01T00:00:00.000Z';
    expect(cardStateOf(VIP, RENEWING)).toEqual({ kind: 'renewing', date });
  });
  test('cancelling [CARD-cancelling]', () => {
    const date = '2026-12-01T00:00:00.000Z';
    expect(cardStateOf(VIP, CANCELLING)).toEqual({ kind: 'cancelling', date });
    expect(cardStateOf(VIP, DOWNGRADED)).toEqual({ kind: 'cancelling', date });
  });
  test('first payment, on the day the higher plan ends [CARD-first-payment]', () => {
    const date = '2026-12-01T00:00:00.000Z';
    expect(cardStateOf(BASIC, DOWNGRADED)).toEqual({ kind: 'first-payment', date });
  });
});

describe('label of the button', () => {
  test.each([
    ['subscribed and renewing [LABEL-cancel]', VIP, RENEWING, 'cancel'],
    ['to begin later [LABEL-cancel]', BASIC, DOWNGRADED, 'cancel'],
    ['own plan is cancelled [LABEL-resubscribe]', VIP, CANCELLING, 'resubscribe'],
    ['cancelled, and another is the latest [LABEL-none]', VIP, DOWNGRADED, null],
    ['never subscribed, with a trial [LABEL-subscribe]', VIP, NEW, 'try-out'],
    ['never subscribed, without a trial [LABEL-subscribe]', PRIVATE, NEW, 'subscribe'],
    ['subscribed once, no plan now [LABEL-subscribe]', VIP, LAPSED, 'subscribe'],
    ['the current one is cancelled, a lower one [LABEL-subscribe]', BASIC, CANCELLING, 'subscribe'],
    [
      'the current one is cancelled, a higher one [LABEL-subscribe]',
      PRIVATE,
      CANCELLING,
      'subscribe',
    ],
    ['current tier higher [LABEL-downgrade]', BASIC, RENEWING, 'downgrade'],
    ['current tier lower [LABEL-upgrade]', PRIVATE, RENEWING, 'upgrade'],
    ['same tier [LABEL-switch]', VIP_ANNUAL, RENEWING, 'switch'],
    ['a higher tier than the one to come [LABEL-upgrade]', PRIVATE, DOWNGRADED, 'upgrade'],
  ] as const)('%s', (_, aPackage, plans, action) => {
    expect(actionOf(aPackage, plans)).toBe(action);
  });
});

test('the plan bought last is the current one [CARD-latest-is-current]', () => {
  expect(currentOf(DOWNGRADED.subscriptions)?.identifier).toBe('BASIC_monthly');
  expect(currentOf({})).toBeUndefined();
});

test.each([
  ['an annual plan', having(plan(VIP_ANNUAL)), 'annual'],
  ['a monthly plan', RENEWING, 'monthly'],
  ['no plan', NEW, 'monthly'],
] as const)('%s: the page opens with that cycle [CARD-default-cycle]', (_, plans, cycle) => {
  expect(defaultCycleOf(plans)).toBe(cycle);
});
