import type Stripe from 'stripe';
import type { World } from '../world';
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
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? world.id('txn') : null,
    billing_details: card?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'SWISS GERMAN',
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  world.state.charges[id] = charge;
  if (isPaid && world.state.cards[method] === 'disputed') openDispute(world, charge);
  return charge;
}
