import type Stripe from 'stripe';
import { invalid, missingParam } from '../errors';
import type { Requests } from '../requests/parameters';
import { blank, find, type World } from '../world';

/** POST /v1/refunds; the whole rest of the payment, unless an amount is given. */
export function createRefund(world: World, params: Requests['POST /v1/refunds']): Stripe.Refund {
  if (params.charge === undefined) throw missingParam('charge');
  const charge = find(world.state.charges, 'charge', params.charge);
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
    ...blank('refund'),
    id: world.id('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    status: 'succeeded',
  };
  world.state.refunds[refund.id] = refund;
  const { amount_refunded, refunded } = charge;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  world.emit('charge.refunded', charge, { amount_refunded, refunded });
  return refund;
}
