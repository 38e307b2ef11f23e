import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { clone, find, idOrNull, mergeMetadata, type World } from '../world';

function chargeToRefund(world: World, params: Requests['POST /v1/refunds']): Stripe.Charge {
  const { charge, payment_intent } = params;
  if (charge !== undefined) return find(world.state.charges, 'charge', charge);
  if (payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = find(
    world.state.paymentIntents,
    'payment_intent',
    payment_intent,
    'payment_intent',
  );
  const latest = idOrNull(intent.latest_charge);
  if (latest === null) {
    throw invalid(
      `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return find(world.state.charges, 'charge', latest);
}

/** POST /v1/refunds; the whole rest of the payment, unless an amount is given. */
export function createRefund(world: World, params: Requests['POST /v1/refunds']): Stripe.Refund {
  const charge = chargeToRefund(world, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalid(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
      'amount',
    );
  }
  const refund: Stripe.Refund = {
    id: world.id('re'),
    object: 'refund',
    amount,
    balance_transaction: world.id('txn'),
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  world.state.refunds[refund.id] = refund;
  const earlierCharge = clone(charge);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge, {
    amount_refunded: earlierCharge.amount_refunded,
    refunded: earlierCharge.refunded,
  });
  return refund;
}
