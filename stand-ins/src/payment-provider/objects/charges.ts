import type Stripe from 'stripe';
import { blank, type World } from '../world';

/** Records one attempt of a payment, with its result. */
export function addCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: string,
  isPaid: boolean,
): Stripe.Charge {
  const id = world.id('ch');
  const charge: Stripe.Charge = {
    ...blank('charge'),
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    captured: isPaid,
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method,
    status: isPaid ? 'succeeded' : 'failed',
  };
  world.state.charges[id] = charge;
  if (isPaid && world.state.cards[method] === 'disputed') openDispute(world, charge);
  return charge;
}

/** Records that the card holder has told the bank that the payment was not theirs. */
function openDispute(world: World, charge: Stripe.Charge): void {
  const empty = blank('dispute');
  const dispute: Stripe.Dispute = {
    ...empty,
    id: world.id('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    evidence_details: { ...empty.evidence_details, submission_method: 'manual' },
    intended_submission_method: 'manual',
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  world.state.disputes[dispute.id] = dispute;
  world.emit('charge.dispute.created', dispute);
}
