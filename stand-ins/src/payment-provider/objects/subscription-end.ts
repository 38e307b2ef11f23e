import type Stripe from 'stripe';
import { find, idOrNull, type World } from '../world';
import { subscriptionOf, voidInvoice } from './invoices';
import { cancellationDetails } from './subscription-changes';

/** Ends a schedule, which no longer steers its subscription. */
export function endSchedule(world: World, id: string, status: 'canceled' | 'released'): void {
  const schedule = find(world.state.schedules, 'subscription schedule', id);
  schedule.status = status;
  schedule.current_phase = null;
  if (status === 'released') schedule.subscription = null;
  world.emit(`subscription_schedule.${status}`, schedule);
}

/**
 * Ends a subscription now. Its open invoices stay open, but Stripe collects them no more; drafts
 * stay drafts.
 *
 * @param reason `null`: the end was set before
 */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails['reason'],
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): void {
  const schedule = idOrNull(subscription.schedule);
  if (schedule !== null) endSchedule(world, schedule, 'canceled');
  subscription.status = status;
  subscription.ended_at = world.now();
  subscription.canceled_at ??= world.now();
  subscription.pending_update = null;
  subscription.schedule = null;
  delete world.state.pendingChanges[subscription.id];
  if (reason !== null) {
    subscription.cancellation_details = cancellationDetails({
      ...subscription.cancellation_details,
      reason,
    });
  }
  for (const invoice of Object.values(world.state.invoices)) {
    if (subscriptionOf(world, invoice) !== subscription) continue;
    invoice.next_payment_attempt = null;
    if (status === 'incomplete_expired') voidInvoice(world, invoice);
    else if (invoice.status === 'draft') invoice.automatically_finalizes_at = null;
  }
  world.emit(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  );
}
