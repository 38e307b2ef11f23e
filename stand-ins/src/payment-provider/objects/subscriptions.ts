import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { apiList, blank, clone, find, idOf, liveCustomer, type World } from '../world';
import { DAY, periodEnd } from '../calendar';
import { collect } from './collect';
import { discountAmounts } from './discounts';
import { invoiceLine, lineDescription } from './invoice-lines';
import { draftInvoice } from './invoices';
import { requireOwnCard } from './payment-methods';
import { monthsOf, planOf, recurringPrice, type RecurringPrice } from './prices';
import { cancellationDetails, itemOf } from './subscription-changes';

/** Days of a trial that Stripe allows at most. */
const LONGEST_TRIAL_DAYS = 730;

interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly price: RecurringPrice;
  /** Unix seconds; `null`: no trial. */
  readonly trialEnd: number | null;
  readonly defaultCard: string | null;
  readonly metadata: Stripe.Metadata;
}

/** When a trial of so many days ends; `null`: no trial. */
export function trialEnd(world: World, days: number | undefined): number | null {
  if (days === undefined) return null;
  if (days >= 1 && days <= LONGEST_TRIAL_DAYS) return world.now() + days * DAY;
  throw invalid(
    `Trial period days must be between 1 and ${LONGEST_TRIAL_DAYS}.`,
    'trial_period_days',
  );
}

/** Records a new subscription, without an invoice. */
export function addSubscription(world: World, content: NewSubscription): Stripe.Subscription {
  const { customer, price, trialEnd: end, defaultCard, metadata } = content;
  const now = world.now();
  const id = world.id('sub');
  const item: Stripe.SubscriptionItem = {
    ...blank('subscription_item'),
    id: world.id('si'),
    object: 'subscription_item',
    created: now,
    current_period_end: end ?? periodEnd(world, now, monthsOf(price.recurring)),
    current_period_start: now,
    plan: planOf(price),
    price: clone(price),
    quantity: 1,
    subscription: id,
  };
  const subscription: Stripe.Subscription = {
    ...blank('subscription'),
    id,
    object: 'subscription',
    billing_cycle_anchor: end ?? now,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancellation_details: cancellationDetails(),
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: defaultCard,
    invoice_settings: { ...blank('subscription').invoice_settings, issuer: { type: 'self' } },
    items: apiList([item], `/v1/subscription_items?subscription=${id}`),
    metadata,
    start_date: now,
    status: end === null ? 'incomplete' : 'trialing',
    trial_end: end,
    trial_start: end === null ? null : now,
  };
  world.state.subscriptions[id] = subscription;
  customer.currency ??= price.currency;
  return subscription;
}

/** The line of one whole period; a trial costs nothing. */
function periodLine(world: World, subscription: Stripe.Subscription): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const amount = isTrial ? 0 : item.price.unit_amount;
  const description = lineDescription(world, item.price);
  return invoiceLine(world, subscription, item.id, {
    amount,
    discounts: discountAmounts(
      world,
      subscription,
      { amount, price: item.price },
      item.current_period_start,
    ),
    price: item.price,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
    description: isTrial ? `Trial period for ${description}` : description,
  });
}

/** Invoices the running period of a subscription. */
export function invoicePeriod(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const invoice = draftInvoice(world, {
    subscription,
    customer: liveCustomer(world, idOf(subscription.customer)),
    currency: subscription.currency,
    lines: [periodLine(world, subscription)],
    reason,
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** POST /v1/subscriptions */
export function createSubscription(
  world: World,
  params: Requests['POST /v1/subscriptions'],
): Stripe.Subscription {
  const customer = liveCustomer(world, params.customer ?? '');
  const { items = [], default_payment_method } = params;
  if (items.length !== 1) throw unknownToSandbox('subscriptions with other than one item');
  const price = recurringPrice(world, items[0]?.price, 'items[0][price]');
  const end = trialEnd(world, params.trial_period_days);
  if (default_payment_method !== undefined) {
    requireOwnCard(world, customer.id, default_payment_method, 'default_payment_method');
  }
  const card = default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (card === null && end === null) {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const subscription = addSubscription(world, {
    customer,
    price,
    trialEnd: end,
    defaultCard: default_payment_method ?? null,
    metadata: {},
  });
  world.emit('customer.subscription.created', subscription);
  collect(world, invoicePeriod(world, subscription, 'subscription_create'));
  return subscription;
}

/** @throws {SandboxError} `resource_missing` */
export const findSubscription = (world: World, id: string): Stripe.Subscription =>
  find(world.state.subscriptions, 'subscription', id);
