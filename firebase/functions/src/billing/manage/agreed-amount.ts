import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { CallableRequest, ChangePreview } from 'shared-contracts';
import { billingRef, readBilling } from '../../ledger/billing-record';
import { refusal } from '../../ledger/refuse';
import { periodOf } from '../../ledger/provider/standing';
import type { BillingServices } from '../../ledger/services';
import { unixSecondsOf } from '../../platform/unix-time';
import { askChange } from './ask-change';
import type { WantedPlan } from './change-at-provider';
import { previewAtProvider, type PricedChange } from './preview-at-provider';

/** A preview is valid for this time, in seconds. */
const LASTS = 600;

type Wanted = Pick<WantedPlan, 'priceID' | 'sold' | 'time'>;

/** Stores the previewed amount, so that the change costs no more. Only the last preview counts. */
async function keep(
  { db, now }: BillingServices,
  uid: string,
  {
    subscription,
    wanted,
    priced,
  }: { subscription: Stripe.Subscription; wanted: Wanted; priced: PricedChange },
): Promise<ChangePreview> {
  const { prorationDate, ...preview } = priced;
  const id = randomUUID();
  // `update` makes no new document for an account that is being deleted.
  await billingRef(db, uid).update({
    preview: {
      id,
      priceID: wanted.priceID,
      subscriptionID: subscription.id,
      dueNow: preview.dueNow,
      ...(prorationDate !== undefined && { prorationDate }),
      at: unixSecondsOf(now()),
    },
  });
  return { ...preview, id };
}

/** Asks the provider for the amount of a change now, and stores it for ten minutes. */
export async function previewAndKeep(
  services: BillingServices,
  uid: string,
  subscription: Stripe.Subscription,
  wanted: Wanted,
): Promise<ChangePreview> {
  const { now, stripe } = services;
  const priced = await askChange(services, () =>
    previewAtProvider(stripe, subscription, wanted, unixSecondsOf(now())),
  );
  return keep(services, uid, { subscription, wanted, priced });
}

/**
 * Makes sure that a change costs no more than the learner has seen. The provider computes the
 * amount; the amount from the browser can only refuse it. A call without amount and preview has no
 * limit.
 *
 * @returns the moment of the proration, Unix seconds; undefined: the moment of the change itself
 * @throws {AppError} `failed-precondition` with `amount-changed` and a new preview, when the change
 *   would cost more, also because the preview is unknown or older than ten minutes
 */
export async function agreedProration(
  services: BillingServices,
  uid: string,
  {
    own: subscription,
    wanted,
    request,
  }: {
    readonly own: Stripe.Subscription;
    readonly wanted: Wanted;
    readonly request: Pick<
      CallableRequest<'changeStripeSubscription'>,
      'previewID' | 'shownAmount'
    >;
  },
): Promise<number | undefined> {
  const { previewID, shownAmount } = request;
  if (previewID === undefined && shownAmount === undefined) return undefined;
  const { db, now, stripe } = services;
  const second = unixSecondsOf(now());
  const { preview: last } = await readBilling(db, uid);
  const isNamed =
    last?.id === previewID &&
    last?.priceID === wanted.priceID &&
    last.subscriptionID === subscription.id &&
    last.at > second - LASTS;
  const kept = isNamed ? last : undefined;
  // A stored date before the running period would prorate the wrong period.
  const isOfPeriod = (kept?.prorationDate ?? 0) >= periodOf(subscription).start;
  const date = isOfPeriod ? (kept?.prorationDate ?? second) : second;
  const priced = await askChange(services, () =>
    previewAtProvider(stripe, subscription, wanted, date),
  );
  const seen = [shownAmount, kept?.dueNow].filter((amount) => amount !== undefined);
  if (priced.dueNow <= (seen.length > 0 ? Math.min(...seen) : 0)) return priced.prorationDate;
  const preview = await keep(services, uid, { subscription, wanted, priced });
  throw refusal('amount-changed', { preview });
}
