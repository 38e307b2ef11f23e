import type Stripe from 'stripe';
import type { BillingRecord } from '../billing-record';
import { idOf, isMissing } from '../provider/stripe';
import type { PlanFacts } from './known-plan';

async function findSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Adds the id of the checkout that began a new plan. The confirmation of the purchase gets this id,
 * so that the success page finds its own payment. Source: docs/payments.md.
 */
export async function withCheckout(
  { stripe }: { readonly stripe: Stripe },
  { checkout, plan }: Pick<BillingRecord, 'checkout' | 'plan'>,
  facts: PlanFacts | null,
): Promise<PlanFacts | null> {
  if (facts === null || facts.plan.subscriptionID === plan?.subscriptionID) return facts;
  const sessionID = checkout?.sessionID ?? null;
  const session = sessionID === null ? null : await findSession(stripe, sessionID);
  const subscription = session?.subscription ?? null;
  const isOwn = subscription !== null && idOf(subscription) === facts.plan.subscriptionID;
  return isOwn && session !== null ? { ...facts, sessionID: session.id } : facts;
}
