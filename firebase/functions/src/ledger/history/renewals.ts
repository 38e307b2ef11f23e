import type Stripe from 'stripe';
import type { OfferPackage } from 'shared-contracts';
import { isoOfUnix } from '../../platform/unix-time';
import { idOf } from '../provider/stripe';

/** The payment of a later period than the first. */
export interface Renewal {
  readonly invoiceID: string;
  /** ISO 8601: the time of the payment. */
  readonly at: string;
  readonly identifier: string;
  readonly ProductID: string;
  /** The charged amount, less credit. */
  readonly amount: { readonly currency: string; readonly unit_amount: number };
}

/** The package that an invoice charges for a whole period. */
function packageOf(
  { lines }: Stripe.Invoice,
  packages: readonly OfferPackage[],
): OfferPackage | undefined {
  const line = lines.data.find(
    ({ parent }) => parent?.subscription_item_details?.proration === false,
  );
  const product = line?.pricing?.price_details?.product;
  return packages.find(({ ProductID }) => product !== undefined && ProductID === idOf(product));
}

/** The renewals among the paid invoices, the oldest first. */
export function renewalsOf(
  paidInvoices: readonly Stripe.Invoice[],
  packages: readonly OfferPackage[],
): readonly Renewal[] {
  const renewals = paidInvoices.flatMap((invoice): Renewal[] => {
    const { id, amount_paid, billing_reason, created, currency, status_transitions } = invoice;
    const sold = packageOf(invoice, packages);
    if (billing_reason !== 'subscription_cycle' || id === undefined || sold === undefined)
      return [];
    const at = isoOfUnix(status_transitions.paid_at ?? created);
    const { identifier, ProductID } = sold;
    const amount = { currency, unit_amount: amount_paid };
    return [{ invoiceID: id, at, identifier, ProductID, amount }];
  });
  return renewals.sort((a, b) => a.at.localeCompare(b.at));
}
