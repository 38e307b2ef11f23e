import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import { periodEnd } from '../calendar';
import type { Requests } from '../requests/parameters';
import { clone, type World } from '../world';
import { discountAmounts, lessDiscounts, shareCharged } from './discounts';
import { invoiceLine, lineDescription, type LineContent } from './invoice-lines';
import { monthsOf, planOf, recurringPrice, type RecurringPrice } from './prices';
import { itemOf } from './subscription-changes';

/** The part of an update, or of a preview, that changes price or period. */
type PlanChangeParams = Pick<
  Requests['POST /v1/subscriptions/*'],
  'items' | 'proration_behavior' | 'proration_date' | 'trial_end'
>;

export interface PlanChange {
  /** The subscription as it will be. */
  readonly next: Stripe.Subscription;
  /** The lines that are charged or credited now; empty: nothing is due. */
  readonly lines: Stripe.InvoiceLineItem[];
}

/** The price that the item will have. @throws {SandboxError} for another item or currency */
function wantedPrice(
  world: World,
  subscription: Stripe.Subscription,
  items: PlanChangeParams['items'] = [],
): RecurringPrice {
  const item = itemOf(subscription);
  const [wanted] = items;
  if (!wanted) return item.price;
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
  return price;
}

type Period = LineContent['period'];

/** The part of the running period that is left, between 0 and 1. */
function share(at: number, { start, end }: Period): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)));
}

/** Makes the lines that a change of plan may have on its invoice. */
function changeLines(
  world: World,
  subscription: Stripe.Subscription,
  price: RecurringPrice,
  now: number,
) {
  const old = itemOf(subscription);
  const period = { start: old.current_period_start, end: old.current_period_end };
  const rest = { start: now, end: period.end };
  const remaining = share(now, period);
  const cost = { amount: price.unit_amount, price };
  const line = (content: LineContent) =>
    invoiceLine(world, subscription, old.id, { ...content, amount: Math.round(content.amount) });
  return {
    unused: () =>
      line({
        // Stripe credits the sum that was charged, not the price.
        amount:
          old.price.unit_amount * shareCharged(world, subscription, old.price, period) * -remaining,
        price: old.price,
        period: rest,
        isProration: true,
        description: `Unused time on ${lineDescription(world, old.price)}`,
      }),
    remaining: () =>
      line({
        amount: lessDiscounts(world, subscription, cost, now) * remaining,
        price,
        period: rest,
        isProration: remaining !== 1,
        description: `Remaining time on ${lineDescription(world, price)}`,
      }),
    whole: (during: Period) =>
      line({
        ...cost,
        period: during,
        isProration: false,
        discounts: discountAmounts(world, subscription, cost, during.start),
        description: lineDescription(world, price),
      }),
  };
}

/**
 * Computes how a change of plan changes a subscription, and its cost. Changes nothing.
 *
 * - Within a trial that goes on, nothing is charged.
 * - Another interval or the end of a trial begins a new period now, which is charged now. The rest
 *   of the old period is credited.
 * - Otherwise the period stays, and the difference for its rest is charged now (`always_invoice`)
 *   or not at all (`none`).
 *
 * @throws {SandboxError} for a difference that waits for the next invoice, as Stripe's default does
 */
export function planChange(
  world: World,
  subscription: Stripe.Subscription,
  { items, proration_behavior, proration_date, trial_end }: PlanChangeParams,
): PlanChange {
  const now = proration_date ?? world.now();
  const next = clone(subscription);
  const old = itemOf(subscription);
  const item = itemOf(next);
  const price = wantedPrice(world, subscription, items);
  Object.assign(item, { price: clone(price), plan: planOf(price) });
  const isProrated = proration_behavior !== 'none';
  if (
    proration_date !== undefined &&
    (now < old.current_period_start || now > old.current_period_end)
  ) {
    throw invalid('`proration_date` must be within the current period.', 'proration_date');
  }
  const lines = changeLines(world, subscription, price, now);
  const free: PlanChange = { next, lines: [] };

  if (typeof trial_end === 'number' && trial_end > world.now()) {
    next.status = 'trialing';
    next.trial_end = trial_end;
    next.trial_start ??= now;
    next.billing_cycle_anchor = trial_end;
    item.current_period_end = trial_end;
    return free;
  }
  const isTrialing = subscription.status === 'trialing';
  const endsTrial = isTrialing && trial_end !== undefined;
  if (isTrialing && !endsTrial) return free;

  if (endsTrial || price.recurring.interval !== old.price.recurring.interval) {
    // The date of proration counts for the rest of the old period only.
    const start = world.now();
    const fresh = { start, end: periodEnd(world, start, monthsOf(price.recurring)) };
    if (endsTrial) Object.assign(next, { status: 'active', trial_end: start });
    next.billing_cycle_anchor = start;
    item.current_period_start = fresh.start;
    item.current_period_end = fresh.end;
    const credit = isProrated && !endsTrial ? [lines.unused()] : [];
    return { next, lines: [...credit, lines.whole(fresh)] };
  }
  if (price.id === old.price.id || !isProrated) return free;
  if (proration_behavior !== 'always_invoice') {
    throw unknownToSandbox('prorations that wait for the next invoice');
  }
  return { next, lines: [lines.unused(), lines.remaining()] };
}
