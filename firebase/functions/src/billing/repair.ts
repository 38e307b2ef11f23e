import type Stripe from 'stripe';
import { billingRef, deletionRef, parseBilling } from '../ledger/billing-record';
import { auditRequest, writeAudit, type Cause } from '../ledger/history/cause';
import { packageWithPrice, readAllPackages } from '../ledger/price-list';
import { endOf, isLive } from '../ledger/provider/standing';
import type { CustomerState } from '../ledger/provider/customer-state';
import { endSubscription, giveBack } from '../ledger/provider/end-subscription';
import { findReturned, takeCreditBack } from '../ledger/provider/find-returned';
import { comingPlanOf, releaseSchedule } from '../ledger/provider/schedule';
import { idOf } from '../ledger/provider/stripe';
import type { BillingServices } from '../ledger/services';
import { transactFor } from '../platform/transact';
import { changeAtProvider, renewAgain } from './manage/change-at-provider';

/** Changes the state at the provider. */
export type Repair = () => Promise<void>;

/** Makes a cancelled plan renew, after its change was paid on the bank's page. */
function renewChanged(
  { stripe }: BillingServices,
  { subscriptions }: CustomerState,
): Repair | null {
  const subscription = subscriptions.find(
    (one) => isLive(one) && one.metadata.renewsAs === one.items.data[0]?.price.id,
  );
  if (subscription === undefined) return null;
  return async () => {
    await renewAgain(stripe, subscription);
    await stripe.subscriptions.update(subscription.id, { metadata: { renewsAs: '' } });
  };
}

/**
 * If a plan has both a cancellation and a scheduled change, keeps the later one. Of the same second
 * it keeps the cancellation, because that charges nobody.
 */
function keepLaterWish(
  { db, stripe }: BillingServices,
  { subscriptions }: CustomerState,
): Repair | null {
  const subscription = subscriptions.find(
    (one) => isLive(one) && endOf(one) !== null && one.schedule !== null,
  );
  if (subscription?.schedule == null) return null;
  const { schedule } = subscription;
  return async () => {
    const isLater =
      typeof schedule !== 'string' && schedule.created > (subscription.canceled_at ?? Infinity);
    const coming = isLater ? comingPlanOf(subscription) : null;
    const sold = coming && packageWithPrice(await readAllPackages(db), coming.priceID);
    if (!coming || !sold) return releaseSchedule(stripe, subscription);
    const { priceID } = coming;
    await changeAtProvider(stripe, subscription, {
      sold,
      priceID,
      time: 'at-period-end',
      returnUrl: '',
    });
  };
}

/** Finishes an interrupted cancellation or scheduled change. */
function finishWish(
  { db, stripe }: BillingServices,
  { subscriptions }: CustomerState,
): Repair | null {
  const subscription = subscriptions.find((one) => isLive(one) && Boolean(one.metadata.wish));
  if (subscription === undefined) return null;
  const { wish: priceID = '' } = subscription.metadata;
  return async () => {
    const sold = packageWithPrice(await readAllPackages(db), priceID);
    if (sold) {
      await changeAtProvider(stripe, subscription, {
        sold,
        priceID,
        time: 'at-period-end',
        returnUrl: '',
      });
      return;
    }
    await releaseSchedule(stripe, subscription);
    await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      metadata: { renewsAs: '', wish: '' },
    });
  };
}

/**
 * Voids unpaid invoices of ended plans, so that nobody pays them from an old mail or the portal.
 */
function voidInvoicesOfEnded(
  { db, stripe }: BillingServices,
  uid: string,
  { openInvoices, subscriptions }: CustomerState,
): Repair | null {
  const ended = subscriptions.filter((one) => one.ended_at !== null).map(({ id }) => id);
  const invoices = openInvoices.filter(({ parent }) => {
    const subscription = parent?.subscription_details?.subscription;
    return subscription !== undefined && ended.includes(idOf(subscription));
  });
  if (invoices.length === 0) return null;
  return async () => {
    for (const { id } of invoices) {
      await auditRequest(db, uid, 'invoice-void-asked', { by: 'school', why: 'plan-ended' });
      await voidInvoice(stripe, id ?? '');
    }
  };
}

/** An invoice that was voided or paid meanwhile is no error. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    if ((await stripe.invoices.retrieve(id)).status === 'open') throw error;
  }
}

/** Tells the operator once of a returned payment, if a later payment keeps the plan. */
async function tellOfReturn(
  { db, log }: BillingServices,
  uid: string,
  charge: string,
  { cause, sums }: { readonly cause: Cause; readonly sums: Readonly<Record<string, unknown>> },
): Promise<void> {
  const isNews = await transactFor(db, uid, async (transaction) => {
    const ref = billingRef(db, uid);
    const [billing, deletion] = await transaction.getAll(ref, deletionRef(db, uid));
    const { returned: returnedCharges = [] } = parseBilling(billing);
    if (returnedCharges.includes(charge) || deletion?.exists === true) return false;
    writeAudit(transaction, db, uid, 'payment-returned', cause, sums);
    transaction.set(ref, { returned: [...returnedCharges, charge] }, { merge: true });
    return true;
  });
  if (isNews) log('a payment went back, and a later one keeps the plan', sums);
}

/** Ends the plan that a returned payment bought, and takes back its credit. */
async function endReturned(
  services: BillingServices,
  uid: string,
  {
    state,
    knownCharges,
  }: { readonly state: CustomerState; readonly knownCharges: readonly string[] },
): Promise<Repair | null> {
  const { db, returnEndsPlan, stripe } = services;
  const payment = await findReturned(stripe, state, returnEndsPlan, knownCharges);
  if (payment === null) return null;
  const { charge, currency, isOutlived, kept, own: subscription, reason } = payment;
  const cause = { by: 'school', why: reason } as const;
  const sums = { returned: charge.amount_captured, kept, currency };
  return async () => {
    if (isOutlived) await tellOfReturn(services, uid, charge.id, { cause, sums });
    if (subscription !== null) await auditRequest(db, uid, 'plan-end-asked', cause, sums);
    // The credit comes first: after the plan has ended, credit is what makes a retry find the
    // payment.
    await takeCreditBack(stripe, payment);
    if (subscription !== null) await endSubscription(stripe, subscription, reason, charge);
  };
}

/**
 * Finds the first wrong state at the provider, in this order: a paid change that does not renew, an
 * interrupted wish, a cancellation together with a scheduled change, an unpaid invoice of an ended
 * plan, and a returned payment whose plan or credit is left. It compares states, not events, so a
 * repair may stop anywhere and run again. Source: docs/payments.md.
 *
 * @param state to run the repair, read the state under the learner's lock
 * @param knownCharges ids of returned charges that the operator was told of
 * @returns the repair, to run under the learner's lock; null: nothing is wrong
 */
export const findRepair = async (
  services: BillingServices,
  uid: string,
  state: CustomerState,
  knownCharges: readonly string[] = [],
): Promise<Repair | null> =>
  renewChanged(services, state) ??
  finishWish(services, state) ??
  keepLaterWish(services, state) ??
  voidInvoicesOfEnded(services, uid, state) ??
  endReturned(services, uid, { state, knownCharges });

/**
 * Handles a paid plan whose slot another student has. A learner with another slot keeps that one.
 * Otherwise the server refunds the payment and ends the plan. Call it under the learner's lock.
 */
export async function answerLostSlot(
  { db, log, stripe }: BillingServices,
  uid: string,
  subscription: Stripe.Subscription,
  { charges, kept }: { readonly charges: readonly Stripe.Charge[]; readonly kept: string | null },
): Promise<void> {
  if (kept !== null) {
    await stripe.subscriptions.update(subscription.id, { metadata: { slotID: kept } });
    return;
  }
  const cause = { by: 'school', why: 'slot-lost' } as const;
  log('paid private lesson without a slot: the money goes back', {
    cancelled: endOf(subscription) !== null,
  });
  await auditRequest(db, uid, 'refund-asked', cause);
  await giveBack(stripe, subscription, charges);
  await endSubscription(stripe, subscription, 'slot-lost');
}
