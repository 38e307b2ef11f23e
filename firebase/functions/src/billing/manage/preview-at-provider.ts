import type Stripe from 'stripe';
import type { ChangePreview } from 'shared-contracts';
import { endOf, periodOf } from '../projection/standing';
import { detailsOf, type WantedPlan } from './change-at-provider';

/** What a change would charge and when; the amount is the provider's own. Changes nothing. */
export async function previewAtProvider(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  wanted: Pick<WantedPlan, 'priceID' | 'sold' | 'time'>,
): Promise<ChangePreview> {
  const { currency, id, items, status } = subscription;
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item`);
  const end = endOf(subscription) ?? periodOf(subscription).end;
  const isTrialKept = status === 'trialing' && wanted.sold.FreeTrialPeriod > 0;
  const isLater = wanted.time === 'at-period-end';
  if (wanted.time !== 'now' || isTrialKept) {
    return { dueNow: 0, currency, nextPayment: new Date(end * 1000).toISOString(), isLater };
  }
  const invoice = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: detailsOf(subscription, item.id, wanted),
  });
  // A change of the interval, or the end of a trial, begins a new period: the latest of the lines.
  const last = Math.max(...invoice.lines.data.map(({ period }) => period.end));
  const nextPayment = new Date(last * 1000).toISOString();
  return { dueNow: invoice.amount_due, currency: invoice.currency, nextPayment, isLater };
}
