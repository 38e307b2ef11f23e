import type Stripe from 'stripe';
import { cardToSave, type Card } from '../objects/cards';
import { saveCard } from '../objects/payment-methods';
import {
  cancellationDetails,
  changeSubscription,
  isRunning,
  itemOf,
} from '../objects/subscription-changes';
import { find, liveCustomer, type World } from '../world';

/** The portal session and its customer. */
export function portalOf(world: World, id: string) {
  const session = find(world.state.portalSessions, 'portal session', id);
  return { session, customer: liveCustomer(world, session.customer) };
}

/** The running subscriptions of a customer. */
export const runningOf = (world: World, customer: string): Stripe.Subscription[] =>
  Object.values(world.state.subscriptions).filter(
    (one) => one.customer === customer && isRunning(one),
  );

/**
 * Saves a card as the default of the customer and of the running plans.
 *
 * @returns `asks`: the bank's page comes first
 * @throws {SandboxError} when the card is declined
 */
export function saveInPortal(
  world: World,
  id: string,
  card: Card,
  isAuthenticated: boolean,
): 'saved' | 'asks' {
  const { customer } = portalOf(world, id);
  const saved = cardToSave(card, isAuthenticated);
  if (saved === null) return 'asks';
  const method = saveCard(world, saved, customer.id);
  customer.invoice_settings.default_payment_method = method.id;
  world.emit('customer.updated', customer);
  for (const subscription of runningOf(world, customer.id)) {
    changeSubscription(
      world,
      subscription,
      () => (subscription.default_payment_method = method.id),
    );
  }
  return 'saved';
}

/** Cancels as the portal of flexible billing: sets `cancel_at`, not `cancel_at_period_end`. */
export function cancelInPortal(world: World, subscription: Stripe.Subscription): void {
  changeSubscription(world, subscription, () => {
    subscription.cancel_at = itemOf(subscription).current_period_end;
    subscription.canceled_at = world.now();
    subscription.cancellation_details = cancellationDetails({ reason: 'cancellation_requested' });
  });
}

/** Takes back a cancellation of either kind. */
export function renewInPortal(world: World, subscription: Stripe.Subscription): void {
  changeSubscription(world, subscription, () => {
    subscription.cancel_at = null;
    subscription.cancel_at_period_end = false;
    subscription.canceled_at = null;
    subscription.cancellation_details = cancellationDetails();
  });
}
