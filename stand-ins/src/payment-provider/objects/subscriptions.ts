import type Stripe from 'stripe';
import { invalid, unknownToSandbox } from '../errors';
import type { Requests } from '../requests/parameters';
import { apiList, clone, find, idOf, mergeMetadata, nulls, type World } from '../world';
import { DAY, periodEnd } from '../calendar';
import { collect } from './collect';
import { discountAmounts } from './discounts';
import { invoiceLine, lineDescription } from './invoice-lines';
import { draftInvoice } from './invoices';
import { liveCustomer } from './live-customer';
import { requireOwnCard } from './payment-methods';
import { planOf, recurringPrice, type RecurringPrice } from './prices';
import { cancellationDetails, itemOf } from './subscription-changes';

/** Days of a trial that Stripe allows at most. */
const LONGEST_TRIAL_DAYS = 730;

export interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly price: RecurringPrice;
  readonly quantity: number;
  /** Unix seconds; `null`: no trial. */
  readonly trialEnd: number | null;
  readonly defaultCard: string | null;
  readonly description: string | null;
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

/** Builds and records a subscription in its first state, without any invoice. */
export function addSubscription(world: World, content: NewSubscription): Stripe.Subscription {
  const { customer, price, quantity, trialEnd: end, defaultCard, description, metadata } = content;
  const now = world.now();
  const id = world.id('sub');
  const item: Stripe.SubscriptionItem = {
    id: world.id('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end ?? periodEnd(world, now, price.recurring),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: clone(price),
    quantity,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    ...nulls(
      'application application_fee_percent billing_cycle_anchor_config billing_thresholds',
      'cancel_at canceled_at customer_account days_until_due default_source ended_at',
      'latest_invoice managed_payments next_pending_invoice_item_invoice on_behalf_of',
      'pause_collection pending_invoice_item_interval pending_setup_intent pending_update',
      'schedule test_clock transfer_data',
    ),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: end ?? now,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: cancellationDetails(),
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: defaultCard,
    default_tax_rates: [],
    description,
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: apiList([item], `/v1/subscription_items?subscription=${id}`),
    livemode: false,
    metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: now,
    status: end === null ? 'incomplete' : 'trialing',
    trial_end: end,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: end === null ? null : now,
  };
  world.state.subscriptions[id] = subscription;
  customer.currency ??= price.currency;
  return subscription;
}

/** The line of one whole period; nothing is due for a trial. */
function periodLine(world: World, subscription: Stripe.Subscription): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  const isTrial = subscription.status === 'trialing';
  const amount = isTrial ? 0 : item.price.unit_amount * item.quantity;
  return invoiceLine(world, subscription, item.id, {
    amount,
    discounts: discountAmounts(
      world,
      subscription,
      { amount, price: item.price },
      item.current_period_start,
    ),
    price: item.price,
    quantity: item.quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
    description: isTrial
      ? `Trial period for ${lineDescription(world, item.price, item.quantity)}`
      : lineDescription(world, item.price, item.quantity),
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
    quantity: items[0]?.quantity ?? 1,
    trialEnd: end,
    defaultCard: default_payment_method ?? null,
    description: null,
    metadata: mergeMetadata({}, params.metadata),
  });
  world.emit('customer.subscription.created', subscription);
  collect(world, invoicePeriod(world, subscription, 'subscription_create'));
  return subscription;
}

/** @throws {SandboxError} `resource_missing` */
export const findSubscription = (world: World, id: string): Stripe.Subscription =>
  find(world.state.subscriptions, 'subscription', id);
