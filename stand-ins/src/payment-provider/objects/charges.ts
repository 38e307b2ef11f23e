import type Stripe from 'stripe';
import { nulls, type World } from '../world';
import { openDispute } from './disputes';

/** One attempt of a payment, with its result. */
export function addCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: string,
  isPaid: boolean,
): Stripe.Charge {
  const id = world.id('ch');
  const card = world.state.paymentMethods[method];
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    ...nulls(
      'application application_fee application_fee_amount failure_balance_transaction',
      'on_behalf_of outcome payment_method_details receipt_email receipt_number receipt_url',
      'review shipping source source_transfer statement_descriptor',
      'statement_descriptor_suffix transfer_data transfer_group',
    ),
    balance_transaction: isPaid ? world.id('txn') : null,
    billing_details: card?.billing_details ?? nulls('address email name phone tax_id'),
    calculated_statement_descriptor: 'SWISS GERMAN',
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method,
    refunded: false,
    status: isPaid ? 'succeeded' : 'failed',
  };
  world.state.charges[id] = charge;
  if (isPaid && world.state.cards[method] === 'disputed') openDispute(world, charge);
  return charge;
}
