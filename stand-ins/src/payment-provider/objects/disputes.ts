import type Stripe from 'stripe';
import { blank, type World } from '../world';

/** Records that the card holder has told the bank that the payment was not theirs. */
export function openDispute(world: World, charge: Stripe.Charge): void {
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
