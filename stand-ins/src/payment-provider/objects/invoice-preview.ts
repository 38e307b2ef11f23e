import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { idOf, liveCustomer, type World } from '../world';
import { buildInvoice } from './invoices';
import { planChange } from './plan-change';
import { findSubscription } from './subscriptions';

/**
 * POST /v1/invoices/create_preview, for a change of a subscription that would charge something now.
 * Records nothing.
 */
export function previewInvoice(
  world: World,
  { subscription: id, subscription_details = {} }: Requests['POST /v1/invoices/create_preview'],
): Stripe.Invoice {
  if (id === undefined) throw unknownToSandbox('previews without a subscription');
  const subscription = findSubscription(world, id);
  if (subscription.ended_at !== null) {
    throw invalid(
      'No upcoming invoices for this subscription.',
      undefined,
      'invoice_upcoming_none',
    );
  }
  const { lines } = planChange(world, subscription, subscription_details);
  if (lines.length === 0) throw unknownToSandbox('previews of the next invoice');
  return buildInvoice(world, world.id('upcoming_in'), {
    subscription,
    customer: liveCustomer(world, idOf(subscription.customer)),
    currency: subscription.currency,
    lines,
    reason: 'subscription_update',
  });
}
