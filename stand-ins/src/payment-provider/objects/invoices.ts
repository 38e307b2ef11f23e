import type Stripe from 'stripe';
import { invalid } from '../errors';
import { apiList, blank, find, idOf, liveCustomer, type World } from '../world';
import { changeBalance } from './balance-transactions';
import { dropUsedDiscounts } from './discounts';
import { cancelPaymentIntent, createPaymentIntent } from './payment-intents';

/** Stripe takes the payment of a renewal about an hour after the new period has begun. */
export const SECONDS_UNTIL_RENEWAL_IS_PAID = 3600;

export interface InvoiceContent {
  readonly subscription: Pick<Stripe.Subscription, 'id' | 'metadata'>;
  readonly customer: Stripe.Customer;
  readonly currency: string;
  readonly lines: readonly Stripe.InvoiceLineItem[];
  readonly reason: Stripe.Invoice.BillingReason;
}

/**
 * Builds an invoice without recording it: a preview stays as it is, `draftInvoice` records a draft.
 * A credit of the customer (a negative balance) lowers the amount due.
 */
export function buildInvoice(world: World, id: string, content: InvoiceContent): Stripe.Invoice {
  const { subscription, customer, currency, reason } = content;
  const lines = content.lines.map((line) => ({ ...line, invoice: id }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = lines.flatMap(({ discount_amounts }) => discount_amounts ?? []);
  const total = discounts.reduce((sum, { amount }) => sum - amount, subtotal);
  const due = Math.max(0, total + customer.balance);
  const now = world.now();
  return {
    ...blank('invoice'),
    id,
    object: 'invoice',
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    discounts: discounts.map(({ discount }) => idOf(discount)),
    issuer: { type: 'self' },
    lines: apiList(lines, `/v1/invoices/${id}/lines`),
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: lines.at(-1)?.period.end ?? now,
    period_start: lines.at(-1)?.period.start ?? now,
    starting_balance: customer.balance,
    status: 'draft',
    subtotal,
    total,
    total_discount_amounts: discounts,
  };
}

/** Records an invoice as a draft. */
export function draftInvoice(world: World, content: InvoiceContent): Stripe.Invoice {
  const invoice = buildInvoice(world, world.id('in'), content);
  world.state.invoices[invoice.id] = invoice;
  world.emit('invoice.created', invoice);
  return invoice;
}

/** The payment of a finalized invoice; `undefined` when nothing was due. */
function paymentOf(world: World, invoice: string): Stripe.InvoicePayment | undefined {
  return Object.values(world.state.invoicePayments).find((payment) => payment.invoice === invoice);
}

export function intentOf(world: World, invoice: string): Stripe.PaymentIntent | undefined {
  const intent = paymentOf(world, invoice)?.payment.payment_intent;
  return intent === undefined ? undefined : world.state.paymentIntents[idOf(intent)];
}

/** Fixes the amount and opens the payment. An invoice over nothing is paid at once. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'draft') return;
  const customer = liveCustomer(world, idOf(invoice.customer ?? ''));
  const due = Math.max(0, invoice.total + customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.status = 'open';
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.starting_balance = customer.balance;
  invoice.amount_due = due;
  invoice.amount_remaining = due;
  invoice.automatically_finalizes_at = null;
  invoice.hosted_invoice_url = `${world.origin}/invoice/${invoice.id}`;
  const applied = invoice.total - due;
  if (applied !== 0) {
    const about = { currency: invoice.currency, invoice: invoice.id } as const;
    // A credit of the customer is used up by a positive total, and made by a negative one.
    changeBalance(world, customer, { amount: applied, type: 'applied_to_invoice', ...about });
  }
  invoice.ending_balance = customer.balance;
  world.emit('invoice.finalized', invoice);
  if (due === 0) {
    markPaid(world, invoice);
    return;
  }
  const intent = createPaymentIntent(world, invoice);
  const payment: Stripe.InvoicePayment = {
    ...blank('invoice_payment'),
    id: world.id('inpay'),
    object: 'invoice_payment',
    amount_requested: due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
  };
  world.state.invoicePayments[payment.id] = payment;
}

/** Marks an invoice and its payment as paid. */
export function markPaid(world: World, invoice: Stripe.Invoice): void {
  const payment = paymentOf(world, invoice.id);
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = payment.amount_requested;
  }
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = world.now();
  const subscription = subscriptionOf(world, invoice);
  if (subscription) dropUsedDiscounts(world, subscription, invoice);
  world.emit('invoice.paid', invoice);
  world.emit('invoice.payment_succeeded', invoice);
}

/** Gives back the credit that a voided invoice had used. */
function giveCreditBack(world: World, invoice: Stripe.Invoice): void {
  const customer = world.state.customers[idOf(invoice.customer ?? '')];
  const amount = (invoice.starting_balance ?? 0) - (invoice.ending_balance ?? 0);
  if (customer === undefined || customer.deleted || amount === 0) return;
  const { currency, id } = invoice;
  changeBalance(world, customer, { amount, currency, invoice: id, type: 'unapplied_from_invoice' });
}

/** Voids an open invoice, and deletes a draft. Other invoices stay as they are. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status === 'draft') {
    delete world.state.invoices[invoice.id];
    return;
  }
  if (invoice.status !== 'open') return;
  const intent = intentOf(world, invoice.id);
  if (intent) cancelPaymentIntent(intent);
  const payment = paymentOf(world, invoice.id);
  if (payment) payment.status = 'canceled';
  giveCreditBack(world, invoice);
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  world.emit('invoice.voided', invoice);
}

/** POST /v1/invoices/:id/void */
export function voidInvoiceRequest(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.Invoice {
  const invoice = find(world.state.invoices, 'invoice', id);
  if (invoice.status !== 'open') {
    throw invalid(
      "You can only pass in open invoices. This invoice isn't open.",
      undefined,
      'invoice_not_editable',
    );
  }
  voidInvoice(world, invoice);
  return invoice;
}

/** The subscription that an invoice belongs to. */
export function subscriptionOf(
  world: World,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : world.state.subscriptions[idOf(id)];
}
