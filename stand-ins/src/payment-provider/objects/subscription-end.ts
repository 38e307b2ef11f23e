import type Stripe from 'stripe';
import { idOrNull, type World } from '../world';
import { subscriptionOf, voidInvoice } from './invoices';
import { endSchedule } from './schedule-end';
import { cancellationDetails } from './subscription-changes';

/**
 * Ends a subscription now. What was already owed stays open, but is not collected any more;
 * drafts stay drafts.
 *
 * @param reason `null`: the subscription ends as it had announced
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
    else if (invoice.status === 'draft') {
      invoice.auto_advance = false;
      invoice.automatically_finalizes_at = null;
    }
  }
  world.emit(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  );
}
