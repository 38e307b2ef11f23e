import type Stripe from 'stripe';
import { auditRequest } from '../ledger/history/cause';
import { endOf, isLive } from '../ledger/provider/standing';
import type { CustomerState } from '../ledger/provider/customer-state';
import { endSubscription, giveBack } from '../ledger/provider/end-subscription';
import { findReturned, takeCreditBack } from '../ledger/provider/find-returned';
import { idOf } from '../ledger/provider/stripe';
import type { BillingServices } from '../ledger/services';
import { renewAgain } from './manage/change-at-provider';

/** Lets the new plan renew when a change of a cancelled plan was paid on the bank's page. */
async function renewChanged(
  { stripe }: BillingServices,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const own = subscriptions.find(
    (one) => isLive(one) && one.metadata.renewsAs === one.items.data[0]?.price.id,
  );
  if (own === undefined) return false;
  await renewAgain(stripe, own);
  await stripe.subscriptions.update(own.id, { metadata: { renewsAs: '' } });
  return true;
}

/** Voids open invoices, so that nobody pays for an ended plan from an old mail or the portal. */
async function voidOwed(
  { db, stripe }: BillingServices,
  uid: string,
  { openInvoices, subscriptions }: CustomerState,
): Promise<boolean> {
  const ended = subscriptions.filter((one) => one.ended_at !== null).map(({ id }) => id);
  const owed = openInvoices.filter(({ parent }) => {
    const of = parent?.subscription_details?.subscription;
    return of !== undefined && ended.includes(idOf(of));
  });
  for (const { id } of owed) {
    await auditRequest(db, uid, 'invoice-void-asked', { by: 'school', why: 'plan-ended' });
    await voidInvoice(stripe, id ?? '');
  }
  return owed.length > 0;
}

/** A rival may have voided it, or it was paid meanwhile: then it is no longer open. */
async function voidInvoice(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(id);
  } catch (error) {
    if ((await stripe.invoices.retrieve(id)).status === 'open') throw error;
  }
}

/**
 * Repairs the state at the provider. A paid change renews. A payment that went back ends its plan,
 * and its credit goes, too. A debt of an ended plan is voided. It reads the state and no event, so
 * it may run again, and stop anywhere.
 *
 * @returns whether it has changed the state
 */
export async function repair(
  services: BillingServices,
  uid: string,
  state: CustomerState,
): Promise<boolean> {
  const { db, returnEndsPlan, stripe } = services;
  if (await renewChanged(services, state.subscriptions)) return true;
  if (await voidOwed(services, uid, state)) return true;
  const returned = await findReturned(stripe, state, returnEndsPlan);
  if (returned === null) return false;
  const cause = { by: 'school', why: returned.reason } as const;
  const { charge, own, reason } = returned;
  if (own !== null) await auditRequest(db, uid, 'plan-end-asked', cause);
  // This comes first, because we look at an ended plan only while credit is left.
  await takeCreditBack(stripe, returned);
  if (own !== null) await endSubscription(stripe, own, reason, charge);
  return true;
}

/**
 * Another student has the slot that a plan names. A learner who has another slot keeps that one.
 * Otherwise the money goes back and the plan ends.
 */
export async function answerLostSlot(
  { db, log, stripe }: BillingServices,
  uid: string,
  own: Stripe.Subscription,
  { charges, kept }: { readonly charges: readonly Stripe.Charge[]; readonly kept: string | null },
): Promise<void> {
  if (kept !== null) {
    await stripe.subscriptions.update(own.id, { metadata: { slotID: kept } });
    return;
  }
  const cause = { by: 'school', why: 'slot-lost' } as const;
  log('paid private lesson without a slot: the money goes back', {
    cancelled: endOf(own) !== null,
  });
  await auditRequest(db, uid, 'refund-asked', cause);
  await giveBack(stripe, own, charges);
  await endSubscription(stripe, own, 'slot-lost');
}
