import type Stripe from 'stripe';
import { idOf } from '../../ledger/provider/stripe';

/** Finds the unpaid invoice of a change; null: no change waits for a payment. */
export async function waitingInvoice(
  stripe: Stripe,
  { latest_invoice, pending_update }: Stripe.Subscription,
): Promise<Stripe.Invoice | null> {
  if (pending_update === null || latest_invoice === null) return null;
  const invoice = await stripe.invoices.retrieve(idOf(latest_invoice as string | { id: string }));
  // The latest invoice may be a renewal, which must never be voided with the change.
  const isOfChange = invoice.billing_reason === 'subscription_update';
  return isOfChange && invoice.status === 'open' ? invoice : null;
}

/** The address of the bank's page if the bank asks, otherwise of the invoice's payment page. */
export async function pageToPay(
  stripe: Stripe,
  { id, hosted_invoice_url }: Stripe.Invoice,
  returnUrl: string,
): Promise<string> {
  const { data } = await stripe.invoicePayments.list({ invoice: id ?? '', limit: 1 });
  const paid = data[0]?.payment.payment_intent;
  if (paid !== undefined) {
    const intent = await stripe.paymentIntents.retrieve(idOf(paid));
    if (intent.status === 'requires_action') {
      const { next_action } = await stripe.paymentIntents.confirm(intent.id, {
        return_url: returnUrl,
      });
      const url = next_action?.redirect_to_url?.url;
      if (url) return url;
    }
  }
  if (!hosted_invoice_url) throw new Error(`The invoice ${id} has no page`);
  return hosted_invoice_url;
}
