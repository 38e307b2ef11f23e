import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { CallableRequest, ChangePreview } from 'shared-contracts';
import { billingRef, readBilling } from '../../ledger/billing-record';
import { refusal } from '../../ledger/refuse';
import { periodOf } from '../../ledger/provider/standing';
import type { BillingServices } from '../../ledger/services';
import { askChange } from './ask-change';
import type { WantedPlan } from './change-at-provider';
import { previewAtProvider, type PricedChange } from './preview-at-provider';

/** How long a change may name a preview, in seconds. */
const LASTS = 600;

type Wanted = Pick<WantedPlan, 'priceID' | 'sold' | 'time'>;

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/**
 * Keeps the sum that the learner sees, so that the change costs no more. Only the last preview
 * counts.
 */
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
  // An update: an account that is being deleted gets no new document.
  await billingRef(db, uid).update({
    preview: {
      id,
      priceID: wanted.priceID,
      subscriptionID: subscription.id,
      dueNow: preview.dueNow,
      ...(prorationDate !== undefined && { prorationDate }),
      at: secondOf(now()),
    },
  });
  return { ...preview, id };
}

/** The sum that a change would charge now, kept under an id for ten minutes. */
export async function previewAndKeep(
  services: BillingServices,
  uid: string,
  subscription: Stripe.Subscription,
  wanted: Wanted,
): Promise<ChangePreview> {
  const { now, stripe } = services;
  const priced = await askChange(services, () =>
    previewAtProvider(stripe, subscription, wanted, secondOf(now())),
  );
  return keep(services, uid, { subscription, wanted, priced });
}

/**
 * Makes sure that a change costs no more than the learner has seen. The sum itself is the
 * provider's. The amount that the browser sends can only refuse. A call that names neither amount
 * nor preview has no limit.
 *
 * @returns the moment of the proration, Unix seconds; undefined: the moment of the change itself
 * @throws {AppError} `failed-precondition` with `amount-changed` and the new preview, when it would
 *   cost more, also because the preview is unknown or older than ten minutes
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
  const second = secondOf(now());
  const { preview: last } = await readBilling(db, uid);
  const isNamed =
    last?.id === previewID &&
    last?.priceID === wanted.priceID &&
    last.subscriptionID === subscription.id &&
    last.at > second - LASTS;
  const kept = isNamed ? last : undefined;
  // A period that has begun since has a proration of its own.
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
