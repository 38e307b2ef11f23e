import type Stripe from 'stripe';
import { idOf } from './stripe';

/** The periods and the credit that one payment has paid for. */
export interface Reach {
  /** End of the paid time, in Unix seconds, by the id of the subscription. */
  readonly until: ReadonlyMap<string, number>;
  /** The rest in the customer's credit, in the smallest unit of the currency. */
  readonly credit: number;
}

const endOfTime = ({ lines }: Stripe.Invoice): number =>
  Math.max(...lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period.end));

/** The id of an invoice's subscription; empty: it has none. */
export function subscriptionIdOf({ parent }: Stripe.Invoice): string {
  const of = parent?.subscription_details?.subscription;
  return of === undefined ? '' : idOf(of);
}

/**
 * Follows the money of a payment through later invoices. A plan change credits the unused time, so
 * the payment then also pays for the new plan. The rest becomes the customer's credit, which pays
 * later periods, also of a later plan. Of a credit with several sources, the part of this payment
 * is used first. Source: docs/payments.md.
 *
 * @param paid the invoice of the payment
 * @param invoices all paid invoices of the customer, the newest first
 */
export function reachOf(paid: Stripe.Invoice, invoices: readonly Stripe.Invoice[]): Reach {
  const until = new Map([[subscriptionIdOf(paid), endOfTime(paid)]]);
  let credit = 0;
  const index = invoices.findIndex(({ id }) => id === paid.id);
  for (const later of invoices.slice(0, Math.max(0, index)).reverse()) {
    const of = subscriptionIdOf(later);
    const reached = until.get(of) ?? Number.NEGATIVE_INFINITY;
    const added = (later.starting_balance ?? 0) - (later.ending_balance ?? 0);
    const isCredited = later.lines.data.some(
      ({ amount, period }) => amount < 0 && period.start < reached,
    );
    const used = Math.min(credit, Math.max(0, -added));
    // The payment pays for the new plan instead of the credited time.
    if (isCredited) until.set(of, endOfTime(later));
    else if (used > 0) until.set(of, Math.max(reached, endOfTime(later)));
    credit += (isCredited ? Math.max(0, added) : 0) - used;
  }
  return { until, credit };
}
