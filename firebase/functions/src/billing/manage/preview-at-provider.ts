import type Stripe from 'stripe';
import type { ChangePreview } from 'shared-contracts';
import { EXPANDED_CODES, lessCode } from '../../ledger/provider/less-code';
import { endOf, periodOf } from '../../ledger/provider/standing';
import { isoOfUnix } from '../../platform/unix-time';
import { detailsOf, type WantedPlan } from './change-at-provider';
import { waitingInvoice } from './waiting-invoice';

/** A preview, with the proration date that gives the change the same amount. */
export interface PricedChange extends Omit<ChangePreview, 'id'> {
  /** Moment of the proration, Unix seconds; undefined: nothing is prorated. */
  readonly prorationDate?: number;
}

/** Whether a discount still counts after a payment now. A code for one payment does not. */
const countsAgain = (discount: string | Stripe.Discount): boolean =>
  typeof discount !== 'string' &&
  typeof discount.source.coupon === 'object' &&
  discount.source.coupon?.duration !== 'once';

/**
 * The payment after the change, less the promotion code of the subscription.
 *
 * @param at time of that payment, Unix seconds
 */
async function nextAmountOf(
  stripe: Stripe,
  { discounts, id }: Stripe.Subscription,
  { priceID, isChargedNow, at }: { priceID: string; isChargedNow: boolean; at: number },
): Promise<Pick<PricedChange, 'nextAmount'>> {
  if (discounts.length === 0) return {};
  const [subscription, { product, unit_amount }] = await Promise.all([
    stripe.subscriptions.retrieve(id, { expand: [EXPANDED_CODES] }),
    stripe.prices.retrieve(priceID),
  ]);
  if (unit_amount === null) return {};
  const kept = isChargedNow ? subscription.discounts.filter(countsAgain) : subscription.discounts;
  const nextAmount = lessCode({ discounts: kept }, { unit_amount, product }, at);
  return nextAmount < unit_amount ? { nextAmount } : {};
}

/**
 * Asks the provider what a change would charge, and when. If the same change already waits for its
 * payment, the amount is that of its invoice. The preview changes nothing.
 *
 * @param now Unix seconds: the moment that the proration is computed for
 */
export async function previewAtProvider(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  wanted: Pick<WantedPlan, 'priceID' | 'sold' | 'time'>,
  now: number,
): Promise<PricedChange> {
  const { currency, id, items, pending_update, status } = subscription;
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item`);
  const { start, end: periodEnd } = periodOf(subscription);
  const end = endOf(subscription) ?? periodEnd;
  const isTrialKept = status === 'trialing' && wanted.sold.FreeTrialPeriod > 0;
  const isLater = wanted.time === 'at-period-end';
  if (wanted.time !== 'now' || isTrialKept) {
    const code = { priceID: wanted.priceID, isChargedNow: false, at: end };
    return {
      dueNow: 0,
      currency,
      nextPayment: isoOfUnix(end),
      isLater,
      ...(await nextAmountOf(stripe, subscription, code)),
    };
  }
  const isAsked = pending_update?.subscription_items?.[0]?.price.id === wanted.priceID;
  const waiting = isAsked ? await waitingInvoice(stripe, subscription) : null;
  // The provider's clock may be a little ahead. The end of a trial has nothing to prorate.
  const prorationDate =
    waiting !== null || status === 'trialing' ? undefined : Math.max(now, start);
  const invoice =
    waiting ??
    (await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: detailsOf(subscription, item.id, { ...wanted, prorationDate }),
    }));
  // A new interval, or the end of a trial, begins a new period. Its line has the latest end.
  const last = Math.max(...invoice.lines.data.map(({ period }) => period.end));
  const nextPayment = isoOfUnix(last);
  return {
    dueNow: invoice.amount_due,
    currency: invoice.currency,
    nextPayment,
    isLater,
    ...(prorationDate !== undefined && { prorationDate }),
    ...(await nextAmountOf(stripe, subscription, {
      priceID: wanted.priceID,
      isChargedNow: true,
      at: last,
    })),
  };
}
