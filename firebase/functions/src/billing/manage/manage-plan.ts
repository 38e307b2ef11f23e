import type Stripe from 'stripe';
import type { CallableRequest, CallableResponse } from 'shared-contracts';
import { readBilling } from '../../ledger/billing-record';
import { refusal } from '../../ledger/refuse';
import { platformOf, readEntitlement } from '../../ledger/current-plan';
import { auditRequest } from '../../ledger/history/cause';
import { withLearnerLock } from '../../ledger/learner-turn';
import { packageWithPrice, readAllPackages } from '../../ledger/price-list';
import { endOf, isLive, periodOf } from '../../ledger/provider/standing';
import { comingPlanOf, releaseSchedule } from '../../ledger/provider/schedule';
import { askProvider, idOf } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { isoOfUnix } from '../../platform/unix-time';
import { askChange, syncAfterChange } from './ask-change';
import { noteWish, renewAgain } from './change-at-provider';
import { waitingInvoice } from './waiting-invoice';

interface OwnPlan {
  readonly customerID: string;
  /** Newest first. */
  readonly subscriptions: readonly [Stripe.Subscription, ...Stripe.Subscription[]];
}

/**
 * Finds the learner's running web subscriptions, with their schedules.
 *
 * @param allowsStorePlan true for a call that never costs more: a learner who also has a store's
 *   plan may make it. Otherwise a running plan of a store refuses the call
 * @throws {AppError} `failed-precondition` with `store-plan` or `no-plan`
 */
export async function findOwnPlan(
  uid: string,
  services: BillingServices,
  { allowsStorePlan = false } = {},
): Promise<OwnPlan> {
  const { db, now, stripe } = services;
  const platform = platformOf(await readEntitlement(db, uid), now());
  const isOfStore = platform === 'ios' || platform === 'android';
  if (isOfStore && !allowsStorePlan) throw refusal('store-plan');
  const reason = isOfStore ? 'store-plan' : 'no-plan';
  const { StripeCustomerID: customerID } = await readBilling(db, uid);
  if (customerID === undefined) throw refusal(reason);
  const about = { customer: customerID, status: 'all', limit: 100 } as const;
  const { data } = await askProvider(() =>
    stripe.subscriptions.list({ ...about, expand: ['data.schedule'] }),
  );
  const [first, ...others] = data.filter(isLive).sort((a, b) => b.start_date - a.start_date);
  if (first === undefined) throw refusal(reason);
  return { customerID, subscriptions: [first, ...others] };
}

/** The product of the scheduled plan. */
async function comingProductOf(
  subscription: Stripe.Subscription,
  { db }: Pick<BillingServices, 'db'>,
): Promise<string | undefined> {
  const coming = comingPlanOf(subscription);
  if (coming === null) return undefined;
  return packageWithPrice(await readAllPackages(db), coming.priceID)?.ProductID;
}

async function cancelLocked(
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'cancelStripeSubscription'>> {
  const { customerID, subscriptions } = await findOwnPlan(uid, services, { allowsStorePlan: true });
  const [latest] = subscriptions;
  if (endOf(latest) !== null && latest.schedule === null) throw refusal('already-cancelled');
  const { db, stripe } = services;
  const why = 'cancelStripeSubscription';
  await auditRequest(db, uid, 'cancellation-asked', { by: 'learner', why });
  const coming = await comingProductOf(latest, services);
  const updated = await askChange(services, async () => {
    if (latest.schedule !== null) await noteWish(stripe, latest, 'cancel');
    // A paid change must not follow the cancellation.
    const waiting = await waitingInvoice(stripe, latest);
    if (waiting !== null) await stripe.invoices.voidInvoice(waiting.id ?? '');
    // The provider refuses to cancel a plan with a scheduled change.
    await releaseSchedule(stripe, latest);
    return stripe.subscriptions.update(latest.id, {
      cancel_at_period_end: true,
      metadata: { renewsAs: '', wish: '', comingProductID: coming ?? '' },
    });
  });
  await syncAfterChange(services, uid, customerID, why);
  const end = endOf(updated) ?? periodOf(updated).end;
  return { cancels: true, expires_date: isoOfUnix(end) };
}

/**
 * Cancels the latest subscription at the end of the paid period. Until then the learner can take
 * the cancellation back. A scheduled change is dropped, also that of a plan cancelled before.
 *
 * @throws {AppError} `failed-precondition` with `store-plan`, `no-plan` or `already-cancelled`;
 *   `aborted` when another request changes the plan; `unavailable` without the provider
 */
export const cancelPlan = (
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'cancelStripeSubscription'>> =>
  withLearnerLock(services, uid, () => cancelLocked(uid, services));

async function uncancelLocked(
  { productIDToUncancel }: CallableRequest<'uncancelStripeSubscription'>,
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'uncancelStripeSubscription'>> {
  const { customerID, subscriptions } = await findOwnPlan(uid, services);
  let subscription: Stripe.Subscription | undefined;
  for (const one of subscriptions) {
    const products = [
      ...one.items.data.map(({ price }) => idOf(price.product)),
      one.metadata.comingProductID,
      await comingProductOf(one, services),
    ];
    if (products.includes(productIDToUncancel)) subscription ??= one;
  }
  if (subscription === undefined) throw refusal('no-plan');
  if (
    endOf(subscription) === null &&
    subscription.schedule === null &&
    !subscription.metadata.wish
  ) {
    throw refusal('not-cancelled');
  }
  const restored = subscription;
  const why = 'uncancelStripeSubscription';
  await auditRequest(services.db, uid, 'resumption-asked', { by: 'learner', why });
  await askChange(services, async () => {
    await noteWish(services.stripe, restored, '');
    await releaseSchedule(services.stripe, restored);
    await renewAgain(services.stripe, restored);
  });
  await syncAfterChange(services, uid, customerID, why);
  return { cancels: false };
}

/**
 * Takes a cancellation back, also one from the provider's portal, and a scheduled downgrade.
 *
 * @param request names the product of the running plan, or of the scheduled one
 * @throws {AppError} `failed-precondition` with `store-plan`, `no-plan` or `not-cancelled`;
 *   `aborted` when another request changes the plan; `unavailable` without the provider
 */
export const uncancelPlan = (
  request: CallableRequest<'uncancelStripeSubscription'>,
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'uncancelStripeSubscription'>> =>
  withLearnerLock(services, uid, () => uncancelLocked(request, uid, services));
