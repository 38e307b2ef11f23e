import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { periodEnd } from '../calendar';
import { clone, idOf, type World } from '../world';
import { buildInvoice } from './invoices';
import { liveCustomer } from './live-customer';
import { planChange } from './plan-change';
import { itemOf } from './subscription-changes';
import { findSubscription, periodLine } from './subscriptions';

/**
 * POST /v1/invoices/create_preview of an existing subscription: what a change would charge now,
 * else the next invoice. Records nothing.
 */
export function previewInvoice(
  world: World,
  params: Requests['POST /v1/invoices/create_preview'],
): Stripe.Invoice {
  if (params.subscription === undefined) {
    throw unknownToSandbox('previews without a subscription');
  }
  const subscription = findSubscription(world, params.subscription);
  if (subscription.ended_at !== null) {
    throw invalid(
      'No upcoming invoices for this subscription.',
      undefined,
      'invoice_upcoming_none',
    );
  }
  const details = params.subscription_details ?? {};
  const { next, lines, isInvoicedNow } = planChange(world, subscription, details);
  const ends = details.cancel_at_period_end ?? next.cancel_at !== null;
  if (!isInvoicedNow && ends && lines.length === 0) {
    throw invalid(
      'No upcoming invoices for this subscription.',
      undefined,
      'invoice_upcoming_none',
    );
  }
  const customer = liveCustomer(world, idOf(subscription.customer));
  return buildInvoice(world, world.id('upcoming_in'), {
    subscription,
    customer,
    currency: subscription.currency,
    lines: isInvoicedNow
      ? lines
      : [...(world.state.pendingLines[subscription.id] ?? []), ...lines, upcomingLine(world, next)],
    reason: isInvoicedNow ? 'subscription_update' : 'upcoming',
  });
}

/** The period after the present one. */
function upcomingLine(world: World, subscription: Stripe.Subscription): Stripe.InvoiceLineItem {
  const coming = clone(subscription);
  const item = itemOf(coming);
  coming.status = 'active';
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(
    world,
    item.current_period_start,
    item.price.recurring,
    coming.billing_cycle_anchor,
  );
  return periodLine(world, coming);
}
