import type Stripe from 'stripe';
import { idOrNull, nulls, type World } from '../world';
import { addCharge } from './charges';
import { isNextPaymentDeclined } from './next-payment';

/** The outcome of an attempt to take money. */
export type PaymentOutcome = 'paid' | 'declined' | 'asks';

/** The payment of an invoice; stays one object over all attempts. */
export function createPaymentIntent(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = world.id('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    ...nulls(
      'allowed_payment_method_types application application_fee_amount',
      'automatic_payment_methods canceled_at cancellation_reason customer_account',
      'excluded_payment_method_types last_payment_error latest_charge managed_payments',
      'next_action on_behalf_of payment_method payment_method_configuration_details',
      'payment_method_options payment_record processing receipt_email review shipping source',
      'statement_descriptor statement_descriptor_suffix transfer_group',
    ),
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${world.state.seed}`,
    confirmation_method: 'automatic',
    created: world.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
  };
  world.state.paymentIntents[id] = intent;
  world.emit('payment_intent.created', intent);
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
  intent.last_payment_error = null;
  if (outcome === 'asks') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    world.emit('payment_intent.requires_action', intent);
    return outcome;
  }
  if (outcome === 'declined' && method === null) {
    failWithoutCard(world, intent);
    return outcome;
  }
  const charge = addCharge(world, intent, method ?? '', outcome === 'paid');
  intent.latest_charge = charge.id;
  if (outcome === 'paid') {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    world.emit('charge.succeeded', charge);
    world.emit('payment_intent.succeeded', intent);
  } else {
    world.emit('charge.failed', charge);
    failPayment(world, intent, 'card_declined', 'Your card was declined.');
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

function failWithoutCard(world: World, intent: Stripe.PaymentIntent): void {
  failPayment(
    world,
    intent,
    'payment_intent_unexpected_state',
    'This customer has no attached payment source or default payment method.',
  );
}

/** Back to the beginning, with the reason; also after the bank's page was failed. */
export function failPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  code: NonNullable<Stripe.PaymentIntent.LastPaymentError['code']>,
  message: string,
): void {
  const method = idOrNull(intent.payment_method);
  const paymentMethod = method === null ? undefined : world.state.paymentMethods[method];
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    type: code === 'card_declined' ? 'card_error' : 'invalid_request_error',
    code,
    ...(code === 'card_declined' && { decline_code: 'generic_decline' }),
    message,
    ...(paymentMethod && { payment_method: paymentMethod }),
  };
  world.emit('payment_intent.payment_failed', intent);
}

/** For an invoice that is void or whose subscription has ended. */
export function cancelPaymentIntent(world: World, intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  intent.status = 'canceled';
  intent.canceled_at = world.now();
  intent.cancellation_reason = 'void_invoice';
  intent.next_action = null;
  world.emit('payment_intent.canceled', intent);
}
