import type Stripe from 'stripe';
import { DAY } from '../calendar';
import { nulls, type World } from '../world';

/** Days that a merchant has to answer a dispute. */
const DAYS_TO_ANSWER = 7;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  ...nulls(
    'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure',
    'cancellation_rebuttal customer_communication customer_email_address customer_name',
    'customer_purchase_ip customer_signature duplicate_charge_documentation',
    'duplicate_charge_explanation duplicate_charge_id product_description receipt',
    'refund_policy refund_policy_disclosure refund_refusal_explanation service_date',
    'service_documentation shipping_address shipping_carrier shipping_date',
    'shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text',
  ),
  enhanced_evidence: {},
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
