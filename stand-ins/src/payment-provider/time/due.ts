import type Stripe from 'stripe';
import type { World } from '../world';
import { periodEnd } from '../calendar';
import { expireSession } from '../objects/checkout-sessions';
import { collect } from '../objects/collect';
import { dropUsedDiscounts } from '../objects/discounts';
import { SECONDS_UNTIL_RENEWAL_IS_PAID, subscriptionOf, voidInvoice } from '../objects/invoices';
import { monthsOf } from '../objects/prices';
import { nextPhase } from '../objects/schedules';
import { changeSubscription, isRunning, itemOf } from '../objects/subscription-changes';
import { endSubscription } from '../objects/subscription-end';
import { invoicePeriod } from '../objects/subscriptions';

/** A step that the clock carries out. */
interface Due {
  /** Unix seconds. */
  readonly at: number;
  readonly happen: () => void;
}

const SECONDS_FOR_FIRST_PAYMENT = 23 * 3600;

function* ofSessions(world: World): Generator<Due> {
  for (const { id, status, expires_at } of Object.values(world.state.sessions)) {
    if (status === 'open') {
      yield { at: expires_at, happen: () => void expireSession(world, {}, [id]) };
    }
  }
}

/**
 * Begins the next period at once, as Stripe does. Its invoice is a draft, which is paid about an
 * hour later.
 */
function renew(world: World, subscription: Stripe.Subscription): void {
  changeSubscription(world, subscription, () => {
    const item = itemOf(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      world,
      item.current_period_start,
      monthsOf(item.price.recurring),
      subscription.billing_cycle_anchor,
    );
    if (subscription.status === 'trialing') subscription.status = 'active';
    dropUsedDiscounts(world, subscription);
    const invoice = invoicePeriod(world, subscription, 'subscription_cycle');
    invoice.automatically_finalizes_at = world.now() + SECONDS_UNTIL_RENEWAL_IS_PAID;
  });
}

/** At the same time an end comes first, then a change of phase, then the renewal. */
function* ofSubscriptions(world: World): Generator<Due> {
  const { schedules } = world.state;
  for (const subscription of Object.values(world.state.subscriptions)) {
    const { id, cancel_at, pending_update, schedule, status } = subscription;
    if (status === 'incomplete') {
      yield {
        at: subscription.created + SECONDS_FOR_FIRST_PAYMENT,
        happen: () => endSubscription(world, subscription, null, 'incomplete_expired'),
      };
    }
    if (!isRunning(subscription)) continue;
    if (cancel_at !== null) {
      yield { at: cancel_at, happen: () => endSubscription(world, subscription, null) };
    }
    const steering = schedule === null ? undefined : schedules[schedule as string];
    if (steering?.current_phase) {
      yield { at: steering.current_phase.end_date, happen: () => nextPhase(world, steering) };
    }
    if (pending_update) {
      yield { at: pending_update.expires_at, happen: () => dropPendingUpdate(world, id) };
    }
    yield {
      at: itemOf(subscription).current_period_end,
      happen: () => renew(world, subscription),
    };
  }
}

function dropPendingUpdate(world: World, id: string): void {
  const subscription = world.state.subscriptions[id];
  if (!subscription) return;
  const invoice = world.state.pendingChanges[id]?.latest_invoice;
  delete world.state.pendingChanges[id];
  const open = typeof invoice === 'string' ? world.state.invoices[invoice] : undefined;
  if (open) voidInvoice(world, open);
  changeSubscription(world, subscription, () => (subscription.pending_update = null));
  world.emit('customer.subscription.pending_update_expired', subscription);
}

function* ofInvoices(world: World): Generator<Due> {
  for (const invoice of Object.values(world.state.invoices)) {
    const { automatically_finalizes_at, next_payment_attempt, status } = invoice;
    const at = status === 'draft' ? automatically_finalizes_at : next_payment_attempt;
    // An unpaid subscription keeps its drafts until somebody pays.
    if (
      at === null ||
      (status === 'draft' && subscriptionOf(world, invoice)?.status === 'unpaid')
    ) {
      continue;
    }
    yield { at, happen: () => void collect(world, invoice) };
  }
}

/** The next step of the clock; `undefined`: nothing is waiting. */
export function nextDue(world: World): Due | undefined {
  let first: Due | undefined;
  for (const source of [ofSessions, ofSubscriptions, ofInvoices]) {
    for (const due of source(world)) if (!first || due.at < first.at) first = due;
  }
  return first;
}
