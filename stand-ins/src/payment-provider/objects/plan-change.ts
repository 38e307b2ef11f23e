import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import { periodEnd } from '../calendar';
import { clone, type World } from '../world';
import { discountAmounts, lessDiscounts, shareCharged } from './discounts';
import { invoiceLine, lineDescription, type LineContent } from './invoice-lines';
import { planOf, recurringPrice, type RecurringPrice } from './prices';
import { itemOf } from './subscription-changes';

/** The part of an update, or of a preview, that changes price, quantity or period. */
export interface PlanChangeParams {
  readonly items?: readonly { id?: string; price?: string; quantity?: number }[];
  readonly trial_end?: number | string;
  readonly proration_behavior?: string;
  readonly proration_date?: number;
}

export interface PlanChange {
  /** The subscription as it will be. */
  readonly next: Stripe.Subscription;
  /** What is charged or credited for the change, now; none: nothing is. */
  readonly lines: Stripe.InvoiceLineItem[];
}

interface Plan {
  readonly price: RecurringPrice;
  readonly quantity: number;
}

function changedItem(
  world: World,
  subscription: Stripe.Subscription,
  items: PlanChangeParams['items'] = [],
): Plan {
  const item = itemOf(subscription);
  const [wanted] = items;
  if (!wanted) return item;
  if (items.length > 1 || (wanted.id === undefined && wanted.price !== item.price.id)) {
    throw unknownToSandbox(
      'subscriptions with more than one item; name the item that is replaced by its id',
    );
  }
  if (wanted.id !== undefined && wanted.id !== item.id) {
    throw invalid(`No such subscription item: '${wanted.id}'`, 'items[0][id]', 'resource_missing');
  }
  const price =
    wanted.price === undefined
      ? item.price
      : recurringPrice(world, wanted.price, 'items[0][price]');
  if (price.currency !== subscription.currency) {
    throw invalid(
      'The price specified has another currency than the subscription.',
      'items[0][price]',
    );
  }
  return { price, quantity: wanted.quantity ?? item.quantity };
}

/** What a whole period costs, in the smallest unit. */
const whole = ({ price, quantity }: Plan): number => price.unit_amount * quantity;

type Period = LineContent['period'];

/** The rest of the running period, between 0 and 1. */
function share(at: number, { start, end }: Period): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)));
}

/** The lines that a change of plan may have on its invoice. */
function changeLines(world: World, subscription: Stripe.Subscription, plan: Plan, now: number) {
  const old = itemOf(subscription);
  const period = { start: old.current_period_start, end: old.current_period_end };
  const rest = { start: now, end: period.end };
  const remaining = share(now, period);
  const cost = { amount: whole(plan), price: plan.price };
  const line = (of: Plan, more: Omit<LineContent, 'price' | 'quantity'>) =>
    invoiceLine(world, subscription, old.id, {
      ...more,
      amount: Math.round(more.amount),
      price: of.price,
      quantity: of.quantity,
    });
  return {
    unused: () =>
      line(old, {
        // Stripe credits what was charged, not what the price says.
        amount: whole(old) * shareCharged(world, subscription, { ...old, period }) * -remaining,
        period: rest,
        isProration: true,
        description: `Unused time on ${lineDescription(world, old.price, old.quantity)}`,
      }),
    remaining: () =>
      line(plan, {
        amount: lessDiscounts(world, subscription, cost, now) * remaining,
        period: rest,
        isProration: remaining !== 1,
        description: `Remaining time on ${lineDescription(world, plan.price, plan.quantity)}`,
      }),
    whole: (during: Period) =>
      line(plan, {
        amount: cost.amount,
        period: during,
        isProration: false,
        discounts: discountAmounts(world, subscription, cost, during.start),
        description: lineDescription(world, plan.price, plan.quantity),
      }),
  };
}

const hasSameInterval = (
  { recurring: one }: RecurringPrice,
  { recurring: other }: RecurringPrice,
) => one.interval === other.interval && one.interval_count === other.interval_count;

/**
 * Computes how a change of plan changes a subscription, and its cost. Changes nothing.
 *
 * - Within a trial that goes on, nothing is charged.
 * - Another interval or the end of a trial begins a new period now, which is charged now; what is
 *   left of the old period is credited.
 * - Else the period stays, and the difference for the rest of it is charged now
 *   (`always_invoice`) or not at all (`none`).
 *
 * @throws {SandboxError} for a difference that waits for the next invoice, as Stripe lets it wait
 *   where nobody says anything else
 */
export function planChange(
  world: World,
  subscription: Stripe.Subscription,
  params: PlanChangeParams,
): PlanChange {
  const { proration_date } = params;
  const now = proration_date ?? world.now();
  const next = clone(subscription);
  const old = itemOf(subscription);
  const item = itemOf(next);
  const plan = changedItem(world, subscription, params.items);
  const { price, quantity } = plan;
  Object.assign(item, { price: clone(price), plan: planOf(price), quantity });
  const isProrated = params.proration_behavior !== 'none';
  if (
    proration_date !== undefined &&
    (now < old.current_period_start || now > old.current_period_end)
  ) {
    throw invalid('`proration_date` must be within the current period.', 'proration_date');
  }
  const lines = changeLines(world, subscription, plan, now);
  const free: PlanChange = { next, lines: [] };

  const { trial_end } = params;
  if (typeof trial_end === 'number' && trial_end > world.now()) {
    next.status = 'trialing';
    next.trial_end = trial_end;
    next.trial_start ??= now;
    next.billing_cycle_anchor = trial_end;
    item.current_period_end = trial_end;
    return free;
  }
  const wasTrialing = subscription.status === 'trialing';
  const endsTrial = wasTrialing && trial_end !== undefined;
  if (wasTrialing && !endsTrial) return free;

  if (endsTrial || !hasSameInterval(price, old.price)) {
    // The date of proration counts for the rest of the old period only.
    const start = world.now();
    const fresh = { start, end: periodEnd(world, start, price.recurring) };
    if (endsTrial) Object.assign(next, { status: 'active', trial_end: start });
    next.billing_cycle_anchor = start;
    item.current_period_start = fresh.start;
    item.current_period_end = fresh.end;
    const credit = isProrated && !endsTrial ? [lines.unused()] : [];
    return { next, lines: [...credit, lines.whole(fresh)] };
  }
  const isChanged = price.id !== old.price.id || quantity !== old.quantity;
  if (!isChanged || !isProrated) return free;
  if (params.proration_behavior !== 'always_invoice') {
    throw unknownToSandbox('prorations that wait for the next invoice');
  }
  return { next, lines: [lines.unused(), lines.remaining()] };
}
