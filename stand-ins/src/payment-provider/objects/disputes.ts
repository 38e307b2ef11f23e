import type Stripe from 'stripe';
import { DAY } from '../calendar';
import { invalid } from '../errors';
import { find, type World } from '../world';

/** Days that a merchant has to answer a dispute. */
const DAYS_TO_ANSWER = 7;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The card holder tells the bank that the payment was not theirs. */
export function openDispute(world: World, charge: Stripe.Charge): Stripe.Dispute {
  const dispute: Stripe.Dispute = {
    id: world.id('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: world.now() + DAYS_TO_ANSWER * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  world.state.disputes[dispute.id] = dispute;
  world.emit('charge.dispute.created', dispute);
  return dispute;
}

/** POST /v1/disputes/:id/close: the merchant accepts that it is lost. */
export function closeDispute(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.Dispute {
  const dispute = find(world.state.disputes, 'dispute', id);
  if (dispute.status === 'lost' || dispute.status === 'won') {
    throw invalid('This dispute is already closed.');
  }
  dispute.status = 'lost';
  world.emit('charge.dispute.closed', dispute);
  return dispute;
}
