import type Stripe from 'stripe';
import { renewAgain } from './manage/change-at-provider';
import { auditRequest } from './history/cause';
import { endOf, isLive } from './projection/standing';
import type { CustomerState } from './provider/customer-state';
import { endSubscription, giveBack } from './provider/end-subscription';
import { findReturned, takeCreditBack } from './provider/find-returned';
import type { BillingServices } from './services';

/** A change of a cancelled plan was paid at the bank's page: the new plan renews. */
async function renewChanged(
  { stripe }: BillingServices,
  subscriptions: readonly Stripe.Subscription[],
): Promise<boolean> {
  const own = subscriptions.find(
    (one) => isLive(one) && one.metadata['renewsAs'] === one.items.data[0]?.price.id,
  );
  if (own === undefined) return false;
  await renewAgain(stripe, own);
  await stripe.subscriptions.update(own.id, { metadata: { renewsAs: '' } });
  return true;
}

/**
 * Does at the provider what its state asks of us: a paid change renews, a payment that went back ends
 * its plan and takes its credit along. It reads the state and no event, so it may be repeated and stop
 * anywhere.
 *
 * @returns whether the state is another one now
 */
export async function repair(
  services: BillingServices,
  uid: string,
  state: CustomerState,
): Promise<boolean> {
  const { db, returnEndsPlan, stripe } = services;
  if (await renewChanged(services, state.subscriptions)) return true;
  const returned = await findReturned(stripe, state, returnEndsPlan);
  if (returned === null) return false;
  const cause = { by: 'school', why: returned.reason } as const;
  const { charge, own, reason } = returned;
  if (own !== null) await auditRequest(db, uid, 'plan-end-asked', cause);
  // First, because an ended plan is looked at only while there is credit.
  await takeCreditBack(stripe, returned);
  if (own !== null) await endSubscription(stripe, own, reason, charge);
  return true;
}

/**
 * The slot that a plan names is not the learner's. Someone who has another one keeps it; otherwise the
 * money goes back and the plan ends.
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
