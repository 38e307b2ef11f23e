import type Stripe from 'stripe';
import type { OfferPackage } from 'shared-contracts';
import { endOf } from '../../ledger/provider/standing';
import { releaseSchedule, scheduleChange } from '../../ledger/provider/schedule';
import { idOf } from '../../ledger/provider/stripe';
import { settleRenewal } from './late-payment';
import type { ChangeTime } from './plan-change';
import { pageToPay, waitingInvoice } from './waiting-invoice';

export type ChangeResult =
  | { readonly status: 'active' | 'scheduled' }
  /** The learner pays at `url`. The old plan runs until then. */
  | { readonly status: 'requires_action'; readonly url: string };

export interface WantedPlan {
  readonly sold: Pick<OfferPackage, 'identifier' | 'BillingCycle' | 'FreeTrialPeriod'>;
  readonly priceID: string;
  readonly time: ChangeTime;
  /** The bank's page leads back to this address. */
  readonly returnUrl: string;
  /** The slot of the private lesson, which is held already. */
  readonly slotID?: string;
  /** Agreed moment of the proration, Unix seconds; undefined: now. */
  readonly prorationDate?: number | undefined;
}

const isChanged = ({ items }: Stripe.Subscription, priceID: string): boolean =>
  items.data[0]?.price.id === priceID;

/** Takes a cancellation back, also one from the provider's portal, which only sets a date. */
export async function renewAgain(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  if (endOf(subscription) === null) return;
  await stripe.subscriptions.update(
    subscription.id,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}

/**
 * Stores the learner's wish at the provider, if it takes several requests: the cancellation of a
 * plan with a scheduled change, or a scheduled change of a cancelled plan. After a crash in
 * between, `findRepair` finishes it. Otherwise the plan would renew at its full price.
 *
 * @param wish `cancel`, the id of the price that follows, or empty when all requests are done
 */
export async function noteWish(
  stripe: Stripe,
  { id, metadata }: Stripe.Subscription,
  wish: string,
): Promise<void> {
  if ((metadata.wish ?? '') !== wish) await stripe.subscriptions.update(id, { metadata: { wish } });
}

/** The parameters of a change that is charged now, the same for its preview and for the change. */
export const detailsOf = (
  { status }: Stripe.Subscription,
  itemID: string,
  { priceID, prorationDate, sold }: Pick<WantedPlan, 'priceID' | 'prorationDate' | 'sold'>,
) => ({
  items: [{ id: itemID, price: priceID }],
  proration_behavior: 'always_invoice' as const,
  ...(prorationDate !== undefined && { proration_date: prorationDate }),
  // The trial goes on, unless the new package has no trial.
  ...(sold.FreeTrialPeriod === 0 && status === 'trialing' && { trial_end: 'now' as const }),
});

/**
 * Stores the slot of the private lesson, and that a cancelled plan will renew as the new one. This
 * comes before the payment, because the provider takes no metadata while a change waits for the
 * bank.
 */
async function noteChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { priceID, slotID }: WantedPlan,
): Promise<void> {
  const { id, metadata } = subscription;
  const renewsAs = endOf(subscription) === null ? '' : priceID;
  const isNoted = (metadata.renewsAs ?? '') === renewsAs;
  if (isNoted && (slotID === undefined || metadata.slotID === slotID)) return;
  await stripe.subscriptions.update(id, {
    metadata: { renewsAs, ...(slotID !== undefined && { slotID }) },
  });
}

/** Charges now. The new plan begins only after the payment. A second click gets the same change. */
async function changeNow(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  wanted: WantedPlan,
): Promise<ChangeResult> {
  const { prorationDate, sold, priceID, returnUrl } = wanted;
  const { id, items, latest_invoice, default_payment_method } = subscription;
  const [item] = items.data;
  if (item === undefined) throw new Error(`${id} has no item`);
  const invoice = latest_invoice === null ? '' : idOf(latest_invoice as string | { id: string });
  const card = default_payment_method === null ? '' : idOf(default_payment_method);
  const updated = await stripe.subscriptions.update(
    id,
    {
      ...detailsOf(subscription, item.id, wanted),
      payment_behavior: 'pending_if_incomplete',
    },
    {
      // Another proration date makes another request. After the first change the others charge
      // nothing.
      idempotencyKey: `change:${id}:${item.price.id}:${priceID}:${invoice}:${card}:${prorationDate ?? ''}`,
    },
  );
  if (isChanged(updated, priceID)) {
    await stripe.subscriptions.update(id, {
      metadata: { packageID: sold.identifier, renewsAs: '' },
      ...(endOf(updated) !== null && { cancel_at: '' }),
    });
    return { status: 'active' };
  }
  const open = await waitingInvoice(stripe, updated);
  // The learner has paid in another tab.
  if (open === null) return { status: 'active' };
  return { status: 'requires_action', url: await pageToPay(stripe, open, returnUrl) };
}

/**
 * Changes the plan at the provider. First drops the schedule or the unpaid invoice of an earlier
 * change. A retry ends in the same state.
 *
 * @param subscription the latest state of a live one
 */
export async function changeAtProvider(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  wanted: WantedPlan,
): Promise<ChangeResult> {
  const { sold, priceID, time } = wanted;
  const isWish =
    time === 'at-period-end' &&
    (endOf(subscription) !== null || subscription.metadata.wish === priceID);
  await noteWish(stripe, subscription, isWish ? priceID : '');
  const waiting = await waitingInvoice(stripe, subscription);
  if (waiting !== null) {
    const pendingPriceID = subscription.pending_update?.subscription_items?.[0]?.price.id;
    if (time === 'now' && pendingPriceID === priceID) {
      await noteChange(stripe, subscription, wanted);
      const url = await pageToPay(stripe, waiting, wanted.returnUrl);
      return { status: 'requires_action', url };
    }
    await stripe.invoices.voidInvoice(waiting.id ?? '');
  }
  switch (time) {
    case 'keep':
      await releaseSchedule(stripe, subscription);
      await renewAgain(stripe, subscription);
      return { status: 'active' };
    case 'now':
      await settleRenewal(stripe, subscription);
      await releaseSchedule(stripe, subscription);
      await noteChange(stripe, subscription, wanted);
      return changeNow(stripe, subscription, wanted);
    case 'at-period-end': {
      // The provider refuses to take a cancellation back while a schedule exists.
      if (isWish) await releaseSchedule(stripe, subscription);
      await renewAgain(stripe, subscription);
      const renewing = isWish ? { ...subscription, schedule: null } : subscription;
      await scheduleChange(stripe, renewing, {
        priceID,
        interval: sold.BillingCycle === 'annual' ? 'year' : 'month',
        packageID: sold.identifier,
      });
      if (isWish) {
        await stripe.subscriptions.update(subscription.id, { metadata: { wish: '' } });
      }
      return { status: 'scheduled' };
    }
  }
}
