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
 * Names the checkout that began a new plan. The purchase is confirmed under the id of that
 * checkout, so that the success page finds its own payment and no other. Source: docs/payments.md.
 */
export async function withCheckout(
  { stripe }: { readonly stripe: Stripe },
  { checkout, plan }: Pick<BillingRecord, 'checkout' | 'plan'>,
  facts: PlanFacts | null,
): Promise<PlanFacts | null> {
  if (facts === null || facts.plan.subscriptionID === plan?.subscriptionID) return facts;
  const sessionID = checkout?.sessionID ?? null;
  const session = sessionID === null ? null : await findSession(stripe, sessionID);
  const begun = session?.subscription ?? null;
  const isOwn = begun !== null && idOf(begun) === facts.plan.subscriptionID;
  return isOwn && session !== null ? { ...facts, sessionID: session.id } : facts;
}
