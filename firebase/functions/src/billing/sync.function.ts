import { SyncSubscriptionRequestSchema, type CurrentSubscriptions } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { requireMember } from '../platform/callable/caller';
import { readBilling } from '../ledger/billing-record';
import { currentSubscriptionsOf, readEntitlement } from '../ledger/current-plan';
import { askProvider } from '../ledger/provider/stripe';
import { BILLING_SECRETS, billingServices, type BillingServices } from '../ledger/services';
import { syncStore } from './stores/sync-store';
import { syncCustomer } from './sync';

/**
 * Syncs the caller's plans with Stripe and the app stores, and returns them. The success page calls
 * it, because the webhook may come later. The customer is always the caller's own, whatever the
 * address of the page says.
 *
 * @throws {AppError} `unavailable` without the provider
 */
export async function syncOwn(
  uid: string,
  services: BillingServices,
): Promise<CurrentSubscriptions> {
  const { db, now } = services;
  const { StripeCustomerID } = await readBilling(db, uid);
  const cause = { by: 'learner', why: 'syncSubscription' } as const;
  if (StripeCustomerID !== undefined) {
    await askProvider(() => syncCustomer(services, uid, StripeCustomerID, { cause }));
  }
  await syncStore(services, uid, cause);
  return currentSubscriptionsOf(await readEntitlement(db, uid), now());
}

export const syncSubscription = callable(
  'syncSubscription',
  {
    request: SyncSubscriptionRequestSchema,
    auth: 'member',
    // The success page calls every three seconds for half a minute.
    rate: 'press',
    secrets: BILLING_SECRETS,
  },
  (_, caller) => syncOwn(requireMember(caller).uid, billingServices()),
);
