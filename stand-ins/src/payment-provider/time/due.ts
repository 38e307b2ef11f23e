import type { World } from '../world';
import { DAY } from '../calendar';
import { expireSession } from '../objects/checkout-sessions';
import { collect } from '../objects/collect';
import { subscriptionOf, voidInvoice } from '../objects/invoices';
import { nextPhase } from '../objects/schedules';
import { changeSubscription, isRunning, itemOf } from '../objects/subscription-changes';
import { endSubscription } from '../objects/subscription-end';
import { renew } from './renewal';

/** Something that happens by itself at a time. */
export interface Due {
  /** Unix seconds. */
  readonly at: number;
  readonly happen: () => void;
}

const SECONDS_FOR_FIRST_PAYMENT = 23 * 3600;
const TRIAL_ENDS_SOON = 3 * DAY;

function* ofSessions(world: World): Generator<Due> {
  for (const { id, status, expires_at } of Object.values(world.state.sessions)) {
    if (status === 'open') {
      yield { at: expires_at, happen: () => void expireSession(world, {}, [id]) };
    }
  }
}

/** An end comes before a change of phase, and that before the renewal which it changes. */
function* ofSubscriptions(world: World): Generator<Due> {
  const { schedules, announcedTrials } = world.state;
  for (const subscription of Object.values(world.state.subscriptions)) {
    const { id, cancel_at, pending_update, schedule, status, trial_end } = subscription;
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
    if (status === 'trialing' && trial_end !== null && !announcedTrials[id]) {
      yield {
        at: trial_end - TRIAL_ENDS_SOON,
        happen: () => {
          announcedTrials[id] = true;
          world.emit('customer.subscription.trial_will_end', subscription);
        },
      };
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

/** What happens next by itself; `undefined`: nothing is waiting. */
export function nextDue(world: World): Due | undefined {
  let first: Due | undefined;
  for (const source of [ofSessions, ofSubscriptions, ofInvoices]) {
    for (const due of source(world)) if (!first || due.at < first.at) first = due;
  }
  return first;
}
