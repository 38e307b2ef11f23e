import type Stripe from 'stripe';
import { platformOf } from '../ledger/current-plan';
import type { BillingRecord } from '../ledger/billing-record';
import { auditRequest } from '../ledger/history/cause';
import { endSubscription } from '../ledger/provider/end-subscription';
import { HAD_TRIAL, isTrial } from '../ledger/provider/standing';
import type { BillingServices } from '../ledger/services';
import { rememberTrial } from './remember-trial';
import type { Repair } from './repair';

/** Whether a running plan of a store was bought before the trial began, or in the same second. */
function followsStore(
  { start_date }: Stripe.Subscription,
  store: BillingRecord['store'] = null,
  now: Date,
): boolean {
  if (store === null || platformOf(store, now) === 'none') return false;
  return Math.floor(Date.parse(store.purchase_date) / 1000) <= start_date;
}

/**
 * Finds a trial that the person may not have, because another account had a trial or a store's plan
 * came first. The checkout page was opened before that, and promised no charge today. So the server
 * ends the trial without a charge. It remembers an allowed trial. Source: docs/payments.md.
 *
 * @param record as stored before the provider was asked
 * @returns ends the trial, to run under the learner's lock; null: no such trial
 */
export async function findSecondTrial(
  services: BillingServices,
  uid: string,
  record: BillingRecord,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Repair | null> {
  const { db, now, stripe } = services;
  const subscription = subscriptions.find(isTrial);
  const isSecond =
    (subscription !== undefined && followsStore(subscription, record.store, now())) ||
    (await rememberTrial(services, uid, record, subscriptions));
  if (subscription === undefined || !isSecond) return null;
  return async () => {
    await auditRequest(db, uid, 'plan-end-asked', { by: 'school', why: HAD_TRIAL });
    await endSubscription(stripe, subscription, HAD_TRIAL);
  };
}
