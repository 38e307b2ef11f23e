import type Stripe from 'stripe';
import { OFFER } from '../../billing/testing/offer';
import { planFactsOf } from './known-plan';

const DAY = 86_400;
const START = 1_800_000_000;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

const plan = (id: string, change: object = {}, product = 'vip_monthly') =>
  ({
    id,
    status: 'active',
    start_date: START,
    currency: 'chf',
    metadata: {},
    discounts: [],
    schedule: null,
    latest_invoice: null,
    cancellation_details: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    items: {
      data: [
        {
          current_period_start: START,
          current_period_end: START + 30 * DAY,
          price: { id: `price_${product}`, product },
        },
      ],
    },
    ...change,
  }) as unknown as Stripe.Subscription;
const factsOf = (plans: readonly Stripe.Subscription[], charges: readonly object[] = []) =>
  planFactsOf(
    {
      subscriptions: plans,
      paidInvoices: [],
      charges: charges as unknown as readonly Stripe.Charge[],
    },
    OFFER.packages,
  );
const ENDED = { status: 'canceled', ended_at: START + DAY };

test('without a payment, or with an unknown product, there is no plan', () => {
  expect(factsOf([])).toBeNull();
  expect(factsOf([plan('sub_1', { status: 'incomplete' })])).toBeNull();
  expect(factsOf([plan('sub_1', {}, 'gold')])).toBeNull();
});

test.each([
  ['the newest of two that run', {}, { start_date: START + 1 }],
  ['the newest of two that have ended', ENDED, { ...ENDED, start_date: START + 1 }],
  ['the one that runs, also if it is the older one', { ...ENDED, start_date: START + 1 }, {}],
  ['of two that began together, the same one in whatever order', {}, {}],
])('the learner’s plan is %s', (_, other, own) => {
  const plans = [plan('sub_1', other), plan('sub_2', own)];
  expect(factsOf(plans)?.plan.subscriptionID).toBe('sub_2');
  expect(factsOf(plans.toReversed())?.plan.subscriptionID).toBe('sub_2');
});

test('a plan renews or ends at a date; a trial is a plan', () => {
  const facts = factsOf([plan('sub_1')]);
  expect(facts).toMatchObject({
    isTrial: false,
    cancelledAt: null,
    endedAt: null,
    plan: {
      identifier: 'VIP_monthly',
      ProductID: 'vip_monthly',
      isLive: true,
      coming: null,
      begun: isoOf(START),
      paidUntil: isoOf(START + 30 * DAY),
      ends: null,
    },
  });
  expect(facts).not.toHaveProperty('charged');
  expect(factsOf([plan('sub_1', { cancel_at: START + 9 * DAY })])?.plan.ends).toBe(
    isoOf(START + 9 * DAY),
  );
  expect(factsOf([plan('sub_1', { status: 'trialing' })])?.isTrial).toBe(true);
});

test('the charged amount is known once it is paid', () => {
  const invoice = { amount_paid: 3900, billing_reason: 'subscription_create', currency: 'chf' };
  const charged = (latest_invoice: unknown) =>
    factsOf([plan('sub_1', { latest_invoice })])?.charged;
  expect(charged({ ...invoice, status: 'paid' })).toEqual({
    reason: 'subscription_create',
    amount: { currency: 'chf', unit_amount: 3900 },
  });
  expect(charged({ ...invoice, status: 'open' })).toBeUndefined();
  expect(charged('in_1')).toBeUndefined();
});

test('a scheduled plan has its price, less a code that still counts then', () => {
  const phase = (price: string, start_date: number) => ({
    items: [{ price }],
    start_date,
    end_date: start_date + 30 * DAY,
  });
  const end = START + 30 * DAY;
  const schedule = {
    status: 'active',
    current_phase: { start_date: START },
    phases: [phase('price_vip_monthly', START), phase('price_basic_monthly', end)],
  };
  const coupon = { amount_off: 500, percent_off: null };
  const discounts = [{ end: null, source: { coupon } }];
  expect(factsOf([plan('sub_1', { schedule, discounts })])).toMatchObject({
    plan: { coming: { identifier: 'BASIC_monthly', ProductID: 'basic_monthly', at: isoOf(end) } },
    comingPrice: { currency: 'chf', unit_amount: 490 },
  });
  const onlyVip = { ...coupon, applies_to: { products: ['vip_monthly'] } };
  const other = [{ end: null, source: { coupon: onlyVip } }];
  expect(factsOf([plan('sub_1', { schedule, discounts: other })])).toMatchObject({
    comingPrice: { currency: 'chf', unit_amount: 990 },
  });
  const ended = factsOf([plan('sub_1', { ...ENDED, schedule })]);
  expect(ended?.plan.coming).toBeNull();
  expect(ended).not.toHaveProperty('comingPrice');
});

test('refunds are those of the running period, and of the payment that ended the plan', () => {
  const why = { cancellation_details: { comment: 'refund' }, metadata: { returned: 'ch_old' } };
  const charge = (id: string, created: number, amount_refunded: number) => ({
    id,
    created,
    amount_refunded,
  });
  const charges = [
    charge('ch_old', START - 90 * DAY, 8900),
    charge('ch_before', START - 3601, 100),
    charge('ch_now', START - 3600, 3900),
  ];
  expect(factsOf([plan('sub_1', { ...ENDED, ...why })], charges)).toMatchObject({
    endedFor: 'refund',
    endedAt: START + DAY,
    givenBack: { currency: 'chf', unit_amount: 12_800 },
  });
  expect(factsOf([plan('sub_1', why)], charges)).not.toHaveProperty('endedFor');
});

test('a second trial is marked as such', () => {
  const why = { cancellation_details: { comment: 'had-trial' } };
  expect(factsOf([plan('sub_1', { ...ENDED, ...why })])).toMatchObject({ hadTrial: true });
  expect(factsOf([plan('sub_1', ENDED)])).not.toHaveProperty('hadTrial');
});
