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

/** Lets the new plan renew when a change of a cancelled plan was paid on the bank's page. */
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
 * Leaves one of a cancellation and a scheduled change that stand beside each other: what was asked
 * for later. Within one second it is the cancellation, because that charges nobody.
 */
function leaveLater(
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

/** Finishes a cancellation or a scheduled change that stopped half-way. */
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

/** Voids open invoices, so that nobody pays for an ended plan from an old mail or the portal. */
function voidOwed(
  { db, stripe }: BillingServices,
  uid: string,
  { openInvoices, subscriptions }: CustomerState,
): Repair | null {
  const ended = subscriptions.filter((one) => one.ended_at !== null).map(({ id }) => id);
  const owed = openInvoices.filter(({ parent }) => {
    const of = parent?.subscription_details?.subscription;
    return of !== undefined && ended.includes(idOf(of));
  });
  if (owed.length === 0) return null;
  return async () => {
    for (const { id } of owed) {
      await auditRequest(db, uid, 'invoice-void-asked', { by: 'school', why: 'plan-ended' });
      await voidInvoice(stripe, id ?? '');
    }
  };
}

/** A rival may have voided it, or it was paid meanwhile: then it is no longer open. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    if ((await stripe.invoices.retrieve(id)).status === 'open') throw error;
  }
}

/** Tells the operator once of a payment that went back while a later one keeps the plan. */
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

/** Ends the plan that a payment bought which went back. Its credit goes, too. */
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
    // This comes first, because we look at an ended plan only while credit is left.
    await takeCreditBack(stripe, payment);
    if (subscription !== null) await endSubscription(stripe, subscription, reason, charge);
  };
}

/**
 * Finds what is wrong at the provider. A paid change renews. A wish that stopped half-way is
 * finished. A cancellation and a scheduled change never stay beside each other. A payment that went
 * back ends the plan that it bought, and its credit goes, too. A debt of an ended plan is voided.
 * It reads the state and no event, so the repair may run again, and stop anywhere. Source:
 * docs/payments.md.
 *
 * @param state read in the learner's turn, if the repair is to be done
 * @param knownCharges ids of charges that went back, and of which the operator was told
 * @returns what repairs it, in the learner's turn only; null: nothing is wrong
 */
export const findRepair = async (
  services: BillingServices,
  uid: string,
  state: CustomerState,
  knownCharges: readonly string[] = [],
): Promise<Repair | null> =>
  renewChanged(services, state) ??
  finishWish(services, state) ??
  leaveLater(services, state) ??
  voidOwed(services, uid, state) ??
  endReturned(services, uid, { state, knownCharges });

/**
 * Another student has the slot that a plan names. A learner who has another slot keeps that one.
 * Otherwise the money goes back and the plan ends. Call it in the learner's turn.
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
