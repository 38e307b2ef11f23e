/**
 * Computes a learner's expected plan independently. It reads the provider's raw state and follows
 * docs/payments.md, without the code under test. Limit: it supports one item per
 * subscription, as the sandbox does.
 */
import type { StripeSandbox } from 'stand-ins/payment-provider';
import type Stripe from 'stripe';
import { OFFER } from './offer';

type State = StripeSandbox['state'];

const HOUR = 3600;
const DAY = 24 * HOUR;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const idOf = (field: unknown) => (typeof field === 'string' ? field : (field as { id: string }).id);

/** Reasons of a returned payment. A second trial has another reason. */
const RETURNED: readonly string[] = ['refund', 'dispute', 'slot-lost'];

const soldAs = (product: string) => {
  const found = OFFER.packages.find(({ ProductID }) => ProductID === product);
  if (found === undefined) throw new Error(`no package ${product}`);
  const { identifier, ProductID, Tier } = found;
  return { identifier, ProductID, Tier };
};
const itemOf = ({ items }: Stripe.Subscription) => items.data[0]!;
const soldBy = (one: Stripe.Subscription) => soldAs(idOf(itemOf(one).price.product));
const RUNNING = ['trialing', 'active', 'past_due', 'unpaid'];
const runs = ({ status }: Stripe.Subscription) => RUNNING.includes(status);

const subscriptionOf = ({ parent }: Stripe.Invoice) =>
  idOf(parent?.subscription_details?.subscription ?? '');

/** The phase that follows the running one with another price. */
function following({ schedules }: State, one: Stripe.Subscription) {
  const steering = one.schedule === null ? undefined : schedules[idOf(one.schedule)];
  if (steering?.status !== 'active') return undefined;
  const next = steering.phases.find(
    ({ start_date }) => start_date > steering.current_phase!.start_date,
  );
  const price = next && idOf(next.items[0]!.price);
  return price === itemOf(one).price.id ? undefined : next;
}

/** The end of a plan; null: the plan renews. */
const lastDay = (one: Stripe.Subscription): number | null => {
  if (one.cancel_at !== null) return one.cancel_at;
  return one.cancel_at_period_end ? itemOf(one).current_period_end : null;
};

/** The end of access by a subscription. */
function openUntil(state: State, one: Stripe.Subscription): number {
  const { current_period_start: begun, current_period_end: renews } = itemOf(one);
  const last = lastDay(one);
  const unpaid = Object.values(state.invoices)
    .filter((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === one.id)
    .sort((a, b) => a.created - b.created)[0];
  const since = unpaid?.created ?? begun;
  if (one.status === 'canceled') return one.ended_at!;
  if (one.status === 'unpaid') return since;
  if (one.status !== 'past_due') return last ?? renews + 26 * HOUR;
  // Seven days for a renewal, none for a first payment, and never beyond a cancellation.
  const isFirst = one.trial_end !== null && since < one.trial_end + DAY;
  const grace = isFirst ? since : since + 7 * DAY;
  return last === null ? grace : Math.min(grace, last);
}

/** The plans to show. */
function shown(state: State, one: Stripe.Subscription) {
  const next = following(state, one);
  const last = lastDay(one) ?? next?.start_date ?? null;
  const own = {
    cancels: last !== null,
    expires_date: iso(last ?? itemOf(one).current_period_end),
    purchase_date: iso(one.start_date),
    ...soldBy(one),
  };
  if (next === undefined) return [own];
  const { product } = state.prices[idOf(next.items[0]!.price)]!;
  const coming = { cancels: false, expires_date: iso(next.end_date) };
  return [own, { ...coming, purchase_date: iso(next.start_date), ...soldAs(idOf(product)) }];
}

/**
 * Computes the learner's entitlement.
 *
 * @returns null: the learner never bought a plan, or the customer is deleted
 */
export function mustHold(state: State, customer: string, now: Date): object | null {
  if (state.customers[customer]?.deleted === true) return null;
  const begun = Object.values(state.subscriptions)
    .filter((one) => one.customer === customer && (runs(one) || one.status === 'canceled'))
    .map((one) => ({ one, until: openUntil(state, one), tier: soldBy(one).Tier }));
  const open = begun.filter(({ until }) => until * 1000 > now.getTime());
  // An open plan wins, then the higher tier. Of ended plans the one with the last access wins,
  // then the last purchase.
  const [best] = (open.length > 0 ? open : begun.map((each) => ({ ...each, tier: 0 }))).sort(
    (a, b) =>
      b.tier - a.tier ||
      b.until - a.until ||
      b.one.start_date - a.one.start_date ||
      a.one.id.localeCompare(b.one.id),
  );
  if (best === undefined) return null;
  const { one, until } = best;
  const plans = begun.filter((each) => runs(each.one)).flatMap((each) => shown(state, each.one));
  const why = one.cancellation_details?.comment;
  const [own] = shown(state, one);
  const lesson = begun.find((each) => runs(each.one) && each.tier === 3)?.one.metadata.slotID;
  return {
    ...own,
    platform: 'web',
    expires_date: iso(until),
    ...(one.status === 'trialing' && { trial_end: iso(one.trial_end!) }),
    ...(!runs(one) && RETURNED.includes(why ?? '') && { endedFor: why }),
    price: { currency: one.currency, unit_amount: itemOf(one).price.unit_amount },
    subscriptions: Object.fromEntries(plans.map((plan) => [plan.ProductID, plan])),
    ...(lesson !== undefined && { PrivateLessonSlotID: lesson }),
  };
}

/**
 * Finds running plans that are cancelled and also have a scheduled change.
 *
 * @returns sentences; none: all is right
 */
export const wrongEnds = (state: State, customer: string): string[] =>
  Object.values(state.subscriptions)
    .filter((one) => one.customer === customer && runs(one))
    .filter((one) => lastDay(one) !== null && following(state, one) !== undefined)
    .map(({ id }) => `${id} is cancelled, and another plan is to follow it.`);

/** Whether each running plan of a customer ends for good. */
export const isCancelled = (state: State, customer: string): boolean =>
  Object.values(state.subscriptions)
    .filter((one) => one.customer === customer && runs(one))
    .every((one) => lastDay(one) !== null);

/** The payments behind each paid invoice, also by credit. */
function sourcesOf(state: State, customer: string) {
  const paid = Object.values(state.invoices).filter(
    (invoice) => invoice.customer === customer && invoice.status === 'paid',
  );
  const known = new Map<string, Set<string>>();
  /** The payments behind the customer's credit. */
  let pot = new Set<string>();
  for (const invoice of paid) {
    const own = new Set<string>();
    const payments = Object.values(state.invoicePayments).filter(
      (one) => one.invoice === invoice.id,
    );
    const intents = payments.map(({ payment }) => payment.payment_intent);
    for (const { id, paid: isPaid, payment_intent } of Object.values(state.charges)) {
      if (isPaid && intents.includes(payment_intent!)) own.add(id);
    }
    for (const { amount, period } of invoice.lines.data) {
      if (amount >= 0) continue;
      for (const earlier of paid) {
        const isItsTime = earlier.lines.data.some(
          (line) =>
            line.amount > 0 && line.period.start <= period.start && period.start < line.period.end,
        );
        if (!isItsTime || subscriptionOf(earlier) !== subscriptionOf(invoice)) continue;
        known.get(earlier.id)?.forEach((id) => own.add(id));
      }
    }
    const before = invoice.starting_balance ?? 0;
    const after = invoice.ending_balance ?? 0;
    if (after > before) pot.forEach((id) => own.add(id));
    known.set(invoice.id, own);
    if (after < before) pot = new Set([...pot, ...own]);
    if (after >= 0) pot = new Set();
  }
  return { paid, known, pot };
}

/**
 * Finds wrong charges, refunds and credits at the provider.
 *
 * @returns sentences; none: all is right
 */
export function wrongMoney(state: State, customer: string): string[] {
  const wrong: string[] = [];
  const owner = state.customers[customer];
  if (owner === undefined || owner.deleted === true) return wrong;
  const plans = Object.values(state.subscriptions).filter((one) => one.customer === customer);
  if (plans.filter(runs).length > 1) wrong.push('Two plans run.');
  for (const one of plans.filter(({ ended_at }) => ended_at !== null)) {
    const open = Object.values(state.invoices).filter(
      (invoice) => invoice.status === 'open' && subscriptionOf(invoice) === one.id,
    );
    if (open.length > 0) wrong.push(`${one.id} has ended and owes.`);
  }
  const { paid, known, pot } = sourcesOf(state, customer);
  for (const invoice of paid) {
    const credits = invoice.lines.data.filter(({ amount }) => amount < 0);
    for (const { period } of credits) {
      const isPaid = paid.some(
        (one) =>
          one.id !== invoice.id &&
          subscriptionOf(one) === subscriptionOf(invoice) &&
          // Even if it is paid later, the credit was given without a payment.
          (one.status_transitions.paid_at ?? Infinity) <= invoice.created &&
          one.lines.data.some(
            (line) =>
              line.amount > 0 &&
              line.period.start <= period.start &&
              period.start < line.period.end,
          ),
      );
      if (!isPaid) wrong.push(`${invoice.id} credits time that nobody has paid.`);
    }
  }
  const isBack = (id: string) => {
    const { disputed, refunded } = state.charges[id]!;
    return disputed || refunded;
  };
  for (const one of plans) {
    const { current_period_end: end } = itemOf(one);
    const now = paid.filter(
      (invoice) =>
        subscriptionOf(invoice) === one.id &&
        invoice.lines.data.some((line) => line.amount > 0 && line.period.end === end),
    );
    const sources = now.flatMap(({ id }) => [...(known.get(id) ?? [])]);
    // The newest of its payments has bought the present plan.
    const newest = Object.keys(state.charges).findLast((id) => sources.includes(id));
    const isReturned = newest !== undefined && isBack(newest);
    if (runs(one) && isReturned) wrong.push(`${one.id} runs on money that went back.`);
    const why = one.cancellation_details?.comment ?? '';
    if (newest !== undefined && !isReturned && ['refund', 'dispute'].includes(why)) {
      wrong.push(`${one.id} was ended for a ${why}, and its newest payment is kept.`);
    }
  }
  if (owner.balance < 0 && pot.size > 0 && [...pot].every(isBack)) {
    wrong.push('A credit is left of money that went back.');
  }
  return wrong;
}
