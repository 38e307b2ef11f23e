import type Stripe from 'stripe';
import { idOf } from './stripe';

/** Where the money of one payment has gone. */
export interface Reach {
  /** Until when it has paid for each subscription, by id; Unix seconds. */
  readonly until: ReadonlyMap<string, number>;
  /** What is left of it in the customer's credit, in the smallest unit of the currency. */
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
 * Follows the money of a payment. A change of plan credits the time that is left, so the payment
 * has then paid for the new plan, too. The rest is the customer's credit and pays later periods,
 * also of a later plan. If a credit has several sources, this payment's part is used first. Source:
 * docs/payments.md.
 *
 * @param paid the invoice that was paid with it
 * @param invoices all paid ones of the customer, the newest first
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
    // The payment no longer pays the credited time. It pays the time of the new plan.
    if (isCredited) until.set(of, endOfTime(later));
    else if (used > 0) until.set(of, Math.max(reached, endOfTime(later)));
    credit += (isCredited ? Math.max(0, added) : 0) - used;
  }
  return { until, credit };
}
