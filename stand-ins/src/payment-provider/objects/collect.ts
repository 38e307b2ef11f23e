import type Stripe from 'stripe';
import { DAY } from '../calendar';
import { cardError, invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import type { BankVisit } from '../sandbox-state';
import { find, idOf, idOrNull, liveCustomer, type World } from '../world';
import { declinedError } from './cards';
import { finalizeInvoice, intentOf, markPaid, subscriptionOf } from './invoices';
import { attemptPayment, failPayment, type PaymentOutcome } from './payment-intents';
import { requireOwnCard } from './payment-methods';
import { changeSubscription, takeOverPlan } from './subscription-changes';
import { endSubscription } from './subscription-end';

/** Waits in days before each retry of a failed renewal. */
const RETRY_AFTER_DAYS = [3, 5, 7];

interface Attempt {
  /** Id of the card; default: that of the subscription, else of the customer. */
  readonly method?: string | undefined;
  /** The learner has just completed the bank's page. */
  readonly isAuthenticated?: boolean;
}

/** The card that Stripe takes for an invoice by default. */
export function defaultCard(world: World, invoice: Stripe.Invoice): string | null {
  const ofSubscription = idOrNull(subscriptionOf(world, invoice)?.default_payment_method);
  if (ofSubscription !== null) return ofSubscription;
  const { invoice_settings } = liveCustomer(world, idOf(invoice.customer ?? ''));
  return idOrNull(invoice_settings.default_payment_method);
}

/**
 * Takes the money of an invoice, and changes its subscription by the outcome.
 *
 * @returns `paid` also when nothing was due
 */
export function collect(
  world: World,
  invoice: Stripe.Invoice,
  { method, isAuthenticated = false }: Attempt = {},
): PaymentOutcome {
  finalizeInvoice(world, invoice);
  const intent = intentOf(world, invoice.id);
  let outcome: PaymentOutcome = 'paid';
  if (invoice.status === 'open' && intent) {
    const card = method ?? defaultCard(world, invoice);
    outcome = attemptPayment(world, intent, card, isAuthenticated);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    if (outcome === 'paid') markPaid(world, invoice);
  }
  if (outcome === 'paid') afterPayment(world, invoice);
  else afterFailure(world, invoice, outcome);
  return outcome;
}

/** The effect of a paid invoice on its subscription. */
function afterPayment(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || subscription.ended_at !== null) return;
  const pending = world.state.pendingChanges[subscription.id];
  if (pending && pending.latest_invoice === invoice.id) {
    delete world.state.pendingChanges[subscription.id];
    changeSubscription(world, subscription, () => {
      takeOverPlan(subscription, pending);
      subscription.pending_update = null;
    });
    world.emit('customer.subscription.pending_update_applied', subscription);
  }
  const { status } = subscription;
  if (status === 'incomplete') {
    changeSubscription(world, subscription, () => (subscription.status = 'active'));
  } else if (status === 'past_due' || status === 'unpaid') {
    if (owes(world, subscription)) return;
    changeSubscription(world, subscription, () => (subscription.status = 'active'));
  }
}

/**
 * Whether the latest finalized invoice of a subscription waits for its payment. As at Stripe, an
 * older one may be open beside it; the subscription is active then.
 */
function owes(world: World, subscription: Stripe.Subscription): boolean {
  const latest = Object.values(world.state.invoices).findLast(
    (invoice) =>
      invoice.status !== 'draft' &&
      invoice.status !== 'void' &&
      subscriptionOf(world, invoice) === subscription,
  );
  return latest?.status === 'open' && latest.attempted;
}

function afterFailure(world: World, invoice: Stripe.Invoice, outcome: PaymentOutcome): void {
  const subscription = subscriptionOf(world, invoice);
  const isPending = subscription && world.state.pendingChanges[subscription.id] !== undefined;
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isRetried =
    subscription !== undefined && subscription.ended_at === null && !isPending && !isFirst;
  if (isRetried) {
    const days = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : world.now() + days * DAY;
  }
  if (outcome === 'asks') world.emit('invoice.payment_action_required', invoice);
  world.emit('invoice.payment_failed', invoice);
  if (!isRetried) return;
  if (invoice.next_payment_attempt !== null) {
    if (subscription.status === 'unpaid') return;
    changeSubscription(world, subscription, () => (subscription.status = 'past_due'));
  } else if (world.afterRetries === 'cancel') {
    endSubscription(world, subscription, 'payment_failed');
  } else {
    changeSubscription(world, subscription, () => (subscription.status = 'unpaid'));
  }
}

/** The invoice that a payment is for. */
function invoiceOf({ state }: World, { id }: Stripe.PaymentIntent): Stripe.Invoice | undefined {
  const own = Object.values(state.invoicePayments).find(
    ({ payment }) => payment.payment_intent === id,
  );
  return own && state.invoices[idOf(own.invoice)];
}

/**
 * Goes on with an open payment after the bank's page.
 *
 * @param isCompleted `false`: the learner chose `Fail`
 */
export function returnFromBank(
  world: World,
  intent: Stripe.PaymentIntent,
  isCompleted: boolean,
): void {
  if (intent.status !== 'requires_action') return;
  const invoice = invoiceOf(world, intent);
  if (isCompleted && invoice) {
    collect(world, invoice, {
      method: idOrNull(intent.payment_method) ?? undefined,
      isAuthenticated: true,
    });
    return;
  }
  failPayment(intent);
  if (invoice) world.emit('invoice.payment_failed', invoice);
}

/** POST /v1/invoices/:id/pay */
export function payInvoice(
  world: World,
  params: Requests['POST /v1/invoices/*/pay'],
  [id = '']: readonly string[],
): Stripe.Invoice {
  const invoice = find(world.state.invoices, 'invoice', id);
  if (invoice.status === 'paid') {
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  if (invoice.status !== 'open' && invoice.status !== 'draft') {
    throw invalid('This invoice can no longer be paid.', undefined, 'invoice_not_editable');
  }
  const { payment_method } = params;
  if (payment_method !== undefined) {
    requireOwnCard(world, idOf(invoice.customer ?? ''), payment_method, 'payment_method');
  }
  const outcome = collect(world, invoice, { method: payment_method });
  if (outcome === 'declined') throw declinedError();
  if (outcome === 'asks') {
    throw cardError(
      'invoice_payment_intent_requires_action',
      'This payment requires additional user action before it can be completed successfully.',
    );
  }
  return invoice;
}

/** POST /v1/invoices/:id/finalize */
export function finalizeRequest(
  world: World,
  _params: unknown,
  [id = '']: readonly string[],
): Stripe.Invoice {
  const invoice = find(world.state.invoices, 'invoice', id);
  if (invoice.status !== 'draft') {
    throw invalid(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      'invoice_not_editable',
    );
  }
  finalizeInvoice(world, invoice);
  return invoice;
}

/** Path of the bank's page for one visit. */
export function bankPath({ state, id }: World, visit: BankVisit): string {
  const name = id('bank');
  state.bankVisits[name] = visit;
  return `/bank/${name}`;
}

/**
 * POST /v1/payment_intents/:id/confirm. For a card that asks, the answer has the address of the
 * bank's page, which leads back to `return_url`.
 */
export function confirmPaymentIntent(
  world: World,
  params: Requests['POST /v1/payment_intents/*/confirm'],
  [id = '']: readonly string[],
): Stripe.PaymentIntent {
  const intent = find(world.state.paymentIntents, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const invoice = invoiceOf(world, intent);
  if (!invoice) throw invalid('The sandbox knows payments of invoices only.');
  const { return_url } = params;
  const outcome = collect(world, invoice, {
    method: idOrNull(intent.payment_method) ?? undefined,
  });
  if (outcome === 'declined') throw declinedError();
  if (outcome === 'asks' && return_url !== undefined) {
    const url = bankPath(world, { kind: 'payment', paymentIntent: id, returnUrl: return_url });
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url, url: world.origin + url },
    };
  }
  return intent;
}
