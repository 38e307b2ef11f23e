import type Stripe from 'stripe';
import type { CallableResponse } from 'shared-contracts';
import { readBilling } from '../billing-record';
import { refusal } from '../checkout/refuse';
import { platformOf, readEntitlement } from '../current-plan';
import { endOf, isLive, periodOf } from '../projection/standing';
import { releaseSchedule } from '../provider/schedule';
import { askProvider, idOf } from '../provider/stripe';
import type { BillingServices } from '../services';
import { syncCustomer } from '../sync';
import { renewAgain } from './change-at-provider';

interface OwnPlan {
  readonly customerID: string;
  /** Newest first. */
  readonly subscriptions: readonly [Stripe.Subscription, ...Stripe.Subscription[]];
}

/**
 * The subscriptions of a learner that run.
 *
 * @throws {AppError} `failed-precondition` with `store-plan` or `no-plan`
 */
export async function findOwnPlan(uid: string, services: BillingServices): Promise<OwnPlan> {
  const { db, now, stripe } = services;
  const platform = platformOf(await readEntitlement(db, uid), now());
  if (platform === 'ios' || platform === 'android') throw refusal('store-plan');
  const { StripeCustomerID: customerID } = await readBilling(db, uid);
  if (customerID === undefined) throw refusal('no-plan');
  const about = { customer: customerID, status: 'all', limit: 100 } as const;
  const { data } = await askProvider(() => stripe.subscriptions.list(about));
  const [first, ...others] = data.filter(isLive).sort((a, b) => b.start_date - a.start_date);
  if (first === undefined) throw refusal('no-plan');
  return { customerID, subscriptions: [first, ...others] };
}

/** The provider has made the change already, and its webhook repeats a projection that failed. */
async function syncAfterChange(
  services: BillingServices,
  uid: string,
  customerID: string,
  why: string,
): Promise<void> {
  try {
    await syncCustomer(services, uid, customerID, { cause: { by: 'learner', why } });
  } catch (cause) {
    services.log('projection after a change failed', { cause });
  }
}

/**
 * Cancels the latest subscription at the end of what was paid for; it can be taken back until then.
 *
 * @throws {AppError} `failed-precondition` with `store-plan`, `no-plan` or `already-cancelled`;
 *   `unavailable` without the provider
 */
export async function cancelPlan(
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'cancelStripeSubscription'>> {
  const { customerID, subscriptions } = await findOwnPlan(uid, services);
  const [latest] = subscriptions;
  if (endOf(latest) !== null) throw refusal('already-cancelled');
  const updated = await askProvider(async () => {
    // A cheaper plan may be due to follow; the provider refuses to cancel beside that.
    await releaseSchedule(services.stripe, latest);
    return services.stripe.subscriptions.update(latest.id, { cancel_at_period_end: true });
  });
  await syncAfterChange(services, uid, customerID, 'cancelStripeSubscription');
  const end = endOf(updated) ?? periodOf(updated).end;
  return { cancels: true, expires_date: new Date(end * 1000).toISOString() };
}

/**
 * Takes a cancellation back, also one that was made in the provider's portal, and a downgrade that
 * was to follow the plan.
 *
 * @throws {AppError} `failed-precondition` with `store-plan`, `no-plan` or `not-cancelled`;
 *   `unavailable` without the provider
 */
export async function uncancelPlan(
  { productIDToUncancel }: { readonly productIDToUncancel: string },
  uid: string,
  services: BillingServices,
): Promise<CallableResponse<'uncancelStripeSubscription'>> {
  const { customerID, subscriptions } = await findOwnPlan(uid, services);
  const own = subscriptions.find(({ items }) => {
    const product = items.data[0]?.price.product;
    return product !== undefined && idOf(product) === productIDToUncancel;
  });
  if (own === undefined) throw refusal('no-plan');
  if (endOf(own) === null && own.schedule === null) throw refusal('not-cancelled');
  await askProvider(async () => {
    await releaseSchedule(services.stripe, own);
    await renewAgain(services.stripe, own);
  });
  await syncAfterChange(services, uid, customerID, 'uncancelStripeSubscription');
  return { cancels: false };
}
