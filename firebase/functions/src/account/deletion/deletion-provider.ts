import { readBilling } from '../../ledger/billing-record';
import { hasBegun, isLive } from '../../ledger/provider/standing';
import { releaseSchedule } from '../../ledger/provider/schedule';
import { isMissing } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import type { BillingProvider } from './services';

/**
 * Makes the calls of a deletion to Stripe and RevenueCat. They find the customer by
 * `Billing/{uid}`, which the deletion erases after these steps.
 */
export function deletionProvider({
  db,
  stores,
  stripe,
}: Pick<BillingServices, 'db' | 'stores' | 'stripe'>): BillingProvider {
  const customerOf = async (uid: string) => (await readBilling(db, uid)).StripeCustomerID;
  const subscriptionsOf = (customer: string) =>
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100 })
      .autoPagingToArray({ limit: 1000 });

  return {
    async cancelWebSubscription(uid) {
      const customer = await customerOf(uid);
      if (customer === undefined) return 'none';
      // Checkouts expire first, so that the learner buys nothing during the cancellation.
      const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
      await Promise.all(open.data.map(({ id }) => stripe.checkout.sessions.expire(id)));
      const live = (await subscriptionsOf(customer)).filter(isLive);
      for (const subscription of live) {
        // The provider refuses to end a plan with a scheduled change.
        await releaseSchedule(stripe, subscription);
        await stripe.subscriptions.cancel(subscription.id);
      }
      return live.length > 0 ? 'cancelled' : 'none';
    },
    async hasUsedTrial(uid) {
      const customer = await customerOf(uid);
      if (customer === undefined) return false;
      return (await subscriptionsOf(customer)).some(
        (subscription) => hasBegun(subscription) && subscription.trial_start !== null,
      );
    },
    async deleteCustomer(uid) {
      await stores?.deleteCustomer(uid);
      const customer = await customerOf(uid);
      if (customer === undefined) return 'none';
      try {
        await stripe.customers.del(customer);
        return 'deleted';
      } catch (error) {
        if (isMissing(error)) return 'none';
        throw error;
      }
    },
  };
}
