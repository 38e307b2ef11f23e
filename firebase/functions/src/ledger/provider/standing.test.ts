import type Stripe from 'stripe';
import {
  accessEndOf,
  endOf,
  endReasonOf,
  hasBegun,
  isLive,
  isSecondTrial,
  isTrial,
} from './standing';

const DAY = 86_400;
const START = 1_800_000_000;
const END = START + 30 * DAY;
const LEEWAY = { renewal: 26 * 3600, failedPayment: 7 * DAY };

const plan = (change: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    start_date: START,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    items: { data: [{ current_period_start: START, current_period_end: END }] },
    ...change,
  }) as unknown as Stripe.Subscription;
const invoice = (change: object = {}) =>
  ({
    created: START,
    billing_reason: 'subscription_cycle',
    parent: { subscription_details: { subscription: 'sub_1' } },
    ...change,
  }) as unknown as Stripe.Invoice;
const access = (change: object, ...open: Stripe.Invoice[]) =>
  accessEndOf(plan(change), open, LEEWAY);

test.each([
  ['trialing', true, true],
  ['active', true, true],
  ['past_due', true, true],
  ['unpaid', true, true],
  ['paused', true, true],
  ['canceled', false, true],
  ['incomplete', false, false],
  ['incomplete_expired', false, false],
])('%s: it runs: %s, it has begun: %s', (status, runs, begun) => {
  expect(isLive(plan({ status }))).toBe(runs);
  expect(hasBegun(plan({ status }))).toBe(begun);
});

test('a cancelled plan ends at the portal’s date, otherwise with its period', () => {
  expect(endOf(plan())).toBeNull();
  expect(endOf(plan({ cancel_at_period_end: true }))).toBe(END);
  expect(endOf(plan({ cancel_at: END - DAY, cancel_at_period_end: true }))).toBe(END - DAY);
});

test('free days are a trial only if the subscription began with them', () => {
  expect(isTrial(plan({ status: 'trialing', trial_start: START }))).toBe(true);
  expect(isTrial(plan({ status: 'active', trial_start: START }))).toBe(false);
  expect(isTrial(plan({ status: 'trialing', trial_start: START + 1 }))).toBe(false);
});

test('a second trial has the server’s comment', () => {
  const second = { status: 'canceled', cancellation_details: { comment: 'had-trial' } };
  expect(isSecondTrial(plan(second))).toBe(true);
  expect(isSecondTrial(plan({ ...second, status: 'trialing' }))).toBe(false);
  expect(isSecondTrial(plan({ ...second, cancellation_details: { comment: 'dear' } }))).toBe(false);
  expect(isSecondTrial(plan({ ...second, cancellation_details: null }))).toBe(false);
});

test('the reason of an end is the server’s comment, never a learner’s text', () => {
  const details = { feedback: null, feedback_option: null, reason: null };
  const reason = (comment: string | null) =>
    endReasonOf({ cancellation_details: { ...details, comment } });
  expect(reason('refund')).toBe('refund');
  expect(reason('slot-lost')).toBe('slot-lost');
  expect(reason('too dear')).toBeUndefined();
  expect(reason(null)).toBeUndefined();
  expect(endReasonOf({ cancellation_details: null })).toBeUndefined();
});

test.each([
  ['a plan that renews outlasts its period', { status: 'active' }, END + LEEWAY.renewal],
  ['a trial, too', { status: 'trialing' }, END + LEEWAY.renewal],
  ['a cancelled one does not', { cancel_at_period_end: true }, END],
  ['a late payment has seven days', { status: 'past_due' }, START + 7 * DAY],
  ['but not beyond its end', { status: 'past_due', cancel_at: START + DAY }, START + DAY],
  ['an unpaid one has none', { status: 'unpaid' }, START],
  ['a paused one is closed', { status: 'paused' }, START],
  ['an ended one until it ended', { status: 'canceled', ended_at: START + DAY }, START + DAY],
  ['else until it was cancelled', { status: 'canceled', canceled_at: START + 5 }, START + 5],
  ['else it opened nothing', { status: 'canceled' }, START],
  ['an attempt to pay never did', { status: 'incomplete' }, null],
  ['nor one that was given up', { status: 'incomplete_expired' }, null],
])('access: %s', (_, change, end) => {
  expect(access(change)).toBe(end);
});

test('a payment is late since the oldest open invoice of this plan', () => {
  const open = [
    invoice({ created: START - DAY }),
    invoice({ created: START - 2 * DAY }),
    invoice({
      created: START - 9 * DAY,
      parent: { subscription_details: { subscription: 'sub_2' } },
    }),
    invoice({ created: START - 9 * DAY, parent: null }),
  ];
  expect(access({ status: 'past_due' }, ...open)).toBe(START - 2 * DAY + 7 * DAY);
  expect(access({ status: 'unpaid' }, ...open)).toBe(START - 2 * DAY);
});

test('a first payment has no grace, neither of a purchase nor after a trial', () => {
  const first = invoice({ billing_reason: 'subscription_create' });
  expect(access({ status: 'past_due' }, first)).toBe(START);
  const afterTrial = (seconds: number) =>
    access({ status: 'past_due', trial_end: START - seconds }, invoice());
  expect(afterTrial(DAY - 1)).toBe(START);
  expect(afterTrial(DAY)).toBe(START + 7 * DAY);
});
