import Stripe from 'stripe';
import { refusal } from '../../ledger/refuse';
import { statusOf } from '../../ledger/provider/standing';
import { idOf } from '../../ledger/provider/stripe';

/** Whether an invoice belongs to a change that waits for payment. Such an invoice is not late. */
const isOfWaitingChange = (
  { latest_invoice, pending_update }: Stripe.Subscription,
  { billing_reason, id }: Stripe.Invoice,
): boolean =>
  pending_update !== null &&
  billing_reason === 'subscription_update' &&
  latest_invoice !== null &&
  idOf(latest_invoice as string | { id: string }) === id;

const tooLate = (invoice?: Stripe.Invoice) => {
  const url = invoice?.hosted_invoice_url;
  return refusal('payment-overdue', url ? { url } : {});
};

/**
 * Refuses to change a plan whose payment is late, because the change would credit unpaid time. The
 * status is not enough: the provider calls a plan active once its latest invoice is paid, even if
 * older ones are open. Source: docs/payments.md.
 *
 * @throws {AppError} `failed-precondition` with `payment-overdue`, and the address of the page
 *   where the oldest late invoice is paid
 */
export async function requirePaid(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  now: Date,
): Promise<void> {
  const { data } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'open',
    limit: 100,
  });
  const late = data
    .filter((invoice) => !isOfWaitingChange(subscription, invoice))
    .filter(({ due_date }) => due_date === null || due_date * 1000 <= now.getTime())
    .sort((a, b) => a.created - b.created);
  const status = statusOf(subscription);
  if (late.length === 0 && status !== 'past_due' && status !== 'unpaid') return;
  throw tooLate(late[0]);
}

/**
 * Charges a period that has just begun. The provider would charge it about an hour later, but a
 * change credits the period at once.
 *
 * @throws {AppError} `failed-precondition` with `payment-overdue` when the bank refuses
 */
export async function settleRenewal(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { data } = await stripe.invoices.list({
    subscription: subscription.id,
    status: 'draft',
    limit: 100,
  });
  for (const { id, billing_reason } of data) {
    if (billing_reason !== 'subscription_cycle') continue;
    try {
      await stripe.invoices.finalizeInvoice(id);
      await stripe.invoices.pay(id);
    } catch (error) {
      const invoice = await stripe.invoices.retrieve(id);
      // Another call or the provider has charged it, or nothing was due.
      if (invoice.status === 'paid') continue;
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      throw tooLate(invoice);
    }
  }
}
