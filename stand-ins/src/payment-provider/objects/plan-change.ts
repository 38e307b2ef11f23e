import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import { periodEnd } from '../calendar';
import { clone, type World } from '../world';
import { discountAmounts, lessDiscounts, shareCharged } from './discounts';
import { invoiceLine, lineDescription } from './invoice-lines';
import { planOf, recurringPrice, type RecurringPrice } from './prices';
import { itemOf } from './subscription-changes';

/** The part of an update, or of a preview, that changes price, quantity or period. */
export interface PlanChangeParams {
  readonly items?: readonly { id?: string; price?: string; quantity?: number }[];
  readonly billing_cycle_anchor?: { readonly type: string };
  readonly trial_end?: number | string;
  readonly proration_behavior?: string;
  readonly proration_date?: number;
}

export interface PlanChange {
  /** The subscription as it will be. */
  readonly next: Stripe.Subscription;
  /** What is charged or credited for the change. */
  readonly lines: Stripe.InvoiceLineItem[];
  /** Whether the lines are charged now; else they wait for the next invoice. */
  readonly isInvoicedNow: boolean;
}

function changedItem(
  world: World,
  subscription: Stripe.Subscription,
  items: PlanChangeParams['items'] = [],
): { price: RecurringPrice; quantity: number } {
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
const whole = ({ price, quantity }: { price: RecurringPrice; quantity: number }): number =>
  price.unit_amount * quantity;

/** The rest of the running period, between 0 and 1. */
function share(at: number, { start, end }: { start: number; end: number }): number {
  return Math.min(1, Math.max(0, (end - at) / (end - start)));
}

/**
 * Computes how a change of plan changes a subscription, and its cost. Changes nothing.
 *
 * - Within a trial that goes on, nothing is charged.
 * - Another interval, `billing_cycle_anchor: { type: 'now' }` or the end of a trial begins a new
 *   period now, which is charged now; what is left of the old period is credited.
 * - Else the period stays, and the difference for the rest of it is charged now
 *   (`always_invoice`), with the next invoice (`create_prorations`) or not at all (`none`).
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
  const { price, quantity } = changedItem(world, subscription, params.items);
  Object.assign(item, { price: clone(price), plan: planOf(price), quantity });
  const isChanged = price.id !== old.price.id || quantity !== old.quantity;
  const period = { start: old.current_period_start, end: old.current_period_end };
  const isProrated = params.proration_behavior !== 'none';
  if (proration_date !== undefined && (now < period.start || now > period.end)) {
    throw invalid('`proration_date` must be within the current period.', 'proration_date');
  }

  const line = (
    of: RecurringPrice,
    count: number,
    during: typeof period,
    factor: number,
    text: string,
    { amount = of.unit_amount * count, discounts = [] as ReturnType<typeof discountAmounts> } = {},
  ) =>
    invoiceLine(world, subscription, item.id, {
      amount: Math.round(amount * factor),
      price: of,
      quantity: count,
      period: during,
      isProration: factor !== 1,
      discounts,
      description: text,
    });
  const unused = () =>
    line(
      old.price,
      old.quantity,
      { start: now, end: period.end },
      -share(now, period),
      `Unused time on ${lineDescription(world, old.price, old.quantity)}`,
      // Stripe credits what was charged, not what the price says.
      { amount: whole(old) * shareCharged(world, subscription, { ...old, period }) },
    );

  const wasTrialing = subscription.status === 'trialing';
  const { trial_end } = params;
  if (typeof trial_end === 'number' && trial_end > world.now()) {
    next.status = 'trialing';
    next.trial_end = trial_end;
    next.trial_start ??= now;
    next.billing_cycle_anchor = trial_end;
    item.current_period_end = trial_end;
    return { next, lines: [], isInvoicedNow: false };
  }
  const endsTrial = wasTrialing && trial_end !== undefined;
  if (wasTrialing && !endsTrial) return { next, lines: [], isInvoicedNow: false };

  const hasOtherInterval =
    price.recurring.interval !== old.price.recurring.interval ||
    price.recurring.interval_count !== old.price.recurring.interval_count;
  if (endsTrial || hasOtherInterval || params.billing_cycle_anchor?.type === 'now') {
    // Its date counts for the rest of the old period only.
    const start = world.now();
    const fresh = { start, end: periodEnd(world, start, price.recurring) };
    if (endsTrial) Object.assign(next, { status: 'active', trial_end: start });
    next.billing_cycle_anchor = start;
    item.current_period_start = fresh.start;
    item.current_period_end = fresh.end;
    const lines = [
      ...(isProrated && !endsTrial ? [unused()] : []),
      line(price, quantity, fresh, 1, lineDescription(world, price, quantity), {
        discounts: discountAmounts(
          world,
          subscription,
          { amount: whole({ price, quantity }), price },
          fresh.start,
        ),
      }),
    ];
    return { next, lines, isInvoicedNow: true };
  }
  if (!isChanged || !isProrated) return { next, lines: [], isInvoicedNow: false };
  const rest = { start: now, end: period.end };
  const remaining = line(
    price,
    quantity,
    rest,
    share(now, period),
    `Remaining time on ${lineDescription(world, price, quantity)}`,
    {
      amount: lessDiscounts(
        world,
        subscription,
        { amount: whole({ price, quantity }), price },
        now,
      ),
    },
  );
  return {
    next,
    lines: [unused(), remaining],
    isInvoicedNow: params.proration_behavior === 'always_invoice',
  };
}
