import type Stripe from 'stripe';
import { clone, type World } from '../world';
import type { RecurringPrice } from './prices';

/**
 * Changes a subscription and announces what has changed, with the old values as Stripe's
 * `previous_attributes` have them. Announces nothing when nothing has changed.
 */
export function changeSubscription(
  world: World,
  subscription: Stripe.Subscription,
  change: (subscription: Stripe.Subscription) => void,
): void {
  const earlierSubscription = clone(subscription);
  change(subscription);
  const previous = Object.fromEntries(
    Object.entries(earlierSubscription).filter(
      ([key, value]) =>
        JSON.stringify(value) !==
        JSON.stringify(subscription[key as keyof Stripe.Subscription] ?? null),
    ),
  );
  if (Object.keys(previous).length > 0) {
    world.emit('customer.subscription.updated', subscription, previous);
  }
}

/** The one item that a subscription has in this sandbox. */
export function itemOf(
  subscription: Stripe.Subscription,
): Stripe.SubscriptionItem & { price: RecurringPrice; quantity: number } {
  return subscription.items.data[0] as Stripe.SubscriptionItem & {
    price: RecurringPrice;
    quantity: number;
  };
}

/** Whether the next period begins by itself. */
export const isRunning = ({ status }: Stripe.Subscription) =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid';

/** The reason for an end; without `details` the subscription goes on. */
export const cancellationDetails = (
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
): Stripe.Subscription.CancellationDetails => ({
  comment: details.comment || null,
  feedback: details.feedback || null,
  feedback_option: null,
  reason: details.reason ?? null,
});

/** Copies the fields that a change of plan changes, and leaves all others. */
export function takeOverPlan(
  subscription: Stripe.Subscription,
  {
    items,
    billing_cycle_anchor,
    status,
    trial_end,
    trial_start,
    latest_invoice,
  }: Stripe.Subscription,
): void {
  Object.assign(
    subscription,
    clone({ items, billing_cycle_anchor, status, trial_end, trial_start, latest_invoice }),
  );
}
