import type Stripe from 'stripe';
import { blank, idOrNull, type World } from '../world';
import { addCharge } from './charges';

/** The outcome of an attempt to take money. */
export type PaymentOutcome = 'paid' | 'declined' | 'asks';

/** Creates the payment of an invoice, which stays one object over all attempts. */
export function createPaymentIntent(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = world.id('pi');
  const intent: Stripe.PaymentIntent = {
    ...blank('payment_intent'),
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    created: world.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
  world.state.paymentIntents[id] = intent;
  return intent;
}

/**
 * Takes the money of an open payment from a saved card.
 *
 * @param method id of the card; `null`: the customer has none
 * @param isAuthenticated the learner has just completed the bank's page
 */
export function attemptPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  method: string | null,
  isAuthenticated: boolean,
): PaymentOutcome {
  const outcome = decide(world, idOrNull(intent.customer), method, isAuthenticated);
  intent.payment_method = method;
  intent.next_action = null;
  if (outcome === 'asks') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    return outcome;
  }
  if (method !== null) {
    intent.latest_charge = addCharge(world, intent, method, outcome === 'paid').id;
  }
  if (outcome === 'paid') {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
  } else {
    failPayment(intent);
  }
  return outcome;
}

/** The card's own behaviour, unless "next payment fails" is on; that counts once. */
function decide(
  world: World,
  customer: string | null,
  method: string | null,
  isAuthenticated: boolean,
): PaymentOutcome {
  const behaviour = method === null ? 'declined' : world.state.cards[method];
  if (isNextPaymentDeclined(world, customer)) return 'declined';
  if (behaviour === 'asks-always' || behaviour === 'asks-once') {
    if (!isAuthenticated) return 'asks';
    // This card is known to the bank from now on.
    if (behaviour === 'asks-once' && method !== null) world.state.cards[method] = 'succeeds';
    return 'paid';
  }
  return behaviour === 'succeeds' || behaviour === 'disputed' ? 'paid' : 'declined';
}

/** Uses up "next payment fails", that of the customer before that of anybody. */
export function isNextPaymentDeclined({ state }: World, customer: string | null): boolean {
  const outcome = customer === null ? undefined : state.nextPayments[customer];
  if (customer !== null && outcome !== undefined) {
    delete state.nextPayments[customer];
    return outcome === 'declined';
  }
  const isDeclined = state.nextPayment === 'declined';
  state.nextPayment = 'succeeds';
  return isDeclined;
}

/** Lets a payment wait for another card: the card was refused, or the bank's page was failed. */
export function failPayment(intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
}

/** Cancels the payment of an invoice that is void. */
export function cancelPaymentIntent(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') return;
  intent.status = 'canceled';
  intent.next_action = null;
}
