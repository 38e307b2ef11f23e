import type Stripe from 'stripe';
import { declinedError, type Card } from '../objects/cards';
import { saveCard } from '../objects/payment-methods';
import {
  cancellationDetails,
  changeSubscription,
  isRunning,
  itemOf,
} from '../objects/subscription-changes';
import { liveCustomer } from '../objects/live-customer';
import { find, type World } from '../world';

/** The portal session and its customer. */
export function portalOf(world: World, id: string) {
  const session = find(world.state.portalSessions, 'portal session', id);
  return { session, customer: liveCustomer(world, session.customer) };
}

/** Subscriptions of a customer that still run. */
export const runningOf = (world: World, customer: string): Stripe.Subscription[] =>
  Object.values(world.state.subscriptions).filter(
    (one) => one.customer === customer && isRunning(one),
  );

/**
 * Saves a card and makes it the one that is charged, for the customer and the plans that run.
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
  if (card.behaviour === 'declined') throw declinedError();
  const asks = card.behaviour === 'asks-once' || card.behaviour === 'asks-always';
  if (asks && !isAuthenticated) return 'asks';
  const saved = card.behaviour === 'asks-once' ? { ...card, behaviour: 'succeeds' as const } : card;
  const method = saveCard(world, saved, customer.id, customer.email);
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

/** As flexible billing cancels in the portal: `cancel_at` is set, `cancel_at_period_end` is not. */
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
