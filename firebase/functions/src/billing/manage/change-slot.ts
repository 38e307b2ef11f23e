import type Stripe from 'stripe';
import { AppError, type CallableResponse } from 'shared-contracts';
import { parseBooking } from '../../slots/bookings';
import { holdSlot, undoHold, type Hold } from '../../slots/hold-slot';
import { freeReservation, reserveSlot } from '../../slots/reserve-slot';
import { NOTICE_MS } from '../../slots/read-slots';
import { refusal } from '../../ledger/refuse';
import { readEntitlement } from '../../ledger/current-plan';
import type { Cause } from '../../ledger/history/cause';
import { endOf } from '../../ledger/provider/standing';
import { comingPlanOf } from '../../ledger/provider/schedule';
import type { BillingServices } from '../../ledger/services';
import { syncCustomer } from '../sync';
import { askChange } from './ask-change';
import type { ChangeResult } from './change-at-provider';

const cause: Cause = { by: 'learner', why: 'changeStripeSubscription' };

/** The learner's booked slot; null: no slot. */
export async function ownSlot({ db }: BillingServices, uid: string): Promise<string | null> {
  const bookings = db.collection('PrivateLessonBookings').where('StudentUID', '==', uid);
  const { docs } = await bookings.get();
  return docs.find((stored) => parseBooking(stored)?.state === 'confirmed')?.id ?? null;
}

/**
 * Frees the slot after a failed change. If the provider did not answer, the learner may have paid:
 * the slot then stays held until the hold lapses, and a retry finds out. If another request came in
 * between, the projection first confirms the slot of a change that was made.
 */
async function giveBack(
  services: BillingServices,
  uid: string,
  { hold, customerID, error }: { hold: Hold; customerID: string; error: unknown },
): Promise<void> {
  const code = error instanceof AppError ? error.code : null;
  if (!hold.isNew || code === 'unavailable') return;
  if (code === 'aborted') await syncCustomer(services, uid, customerID, { cause });
  await undoHold(services, uid, hold, cause, ({ change }) => change === 'asking');
}

/**
 * Holds a slot for a change. Keeps it if the change works or waits for the bank, and frees it if
 * the provider refuses the change. Call it under the learner's lock.
 *
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken`,
 *   `slots-full` or `held-too-often`, before anything is charged
 */
export async function holdDuring(
  services: BillingServices,
  uid: string,
  { customerID, slotID }: { readonly customerID: string; readonly slotID: string },
  change: () => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const hold = await holdSlot(services, uid, slotID, { kind: 'change' });
  try {
    return await change();
  } catch (error) {
    await giveBack(services, uid, { hold, customerID, error }).catch((failed: unknown) =>
      services.log('an hour was not given back', { cause: failed }),
    );
    throw error;
  }
}

/**
 * Moves the private lesson of a running plan to another slot: reserves the new slot, names it in
 * the subscription, and lets the projection free the old slot. Lessons of the next seven days keep
 * their time. Afterwards no slot stays reserved. Call it under the learner's lock.
 *
 * @param own with its schedule expanded
 * @throws {AppError} `failed-precondition` with `notice-too-short` when the plan ends before a
 *   lesson that is a week away, or `slot-taken`; `not-found` for an unknown slot; `unavailable`
 */
export async function moveLesson(
  services: BillingServices,
  uid: string,
  {
    customerID,
    own: subscription,
    slotID,
  }: { customerID: string; own: Stripe.Subscription; slotID: string },
): Promise<CallableResponse<'changeStripeSubscription'>> {
  const { db, now, stripe } = services;
  const end = endOf(subscription) ?? comingPlanOf(subscription)?.start ?? null;
  if (end !== null && end * 1000 < now().getTime() + NOTICE_MS) throw refusal('notice-too-short');
  await reserveSlot(services, uid, slotID, cause);
  try {
    const metadata = { slotID };
    await askChange(services, () => stripe.subscriptions.update(subscription.id, { metadata }));
    await askChange(services, () => syncCustomer(services, uid, customerID, { cause }));
    const moved = await readEntitlement(db, uid);
    if (moved?.PrivateLessonSlotID !== slotID) throw refusal('slot-taken');
    return { status: 'active' };
  } finally {
    // A confirmed slot stays. If the subscription names a freed one, a later projection confirms
    // it.
    await freeReservation(services, uid, slotID, cause).catch((failed: unknown) =>
      services.log('an hour was not given back', { cause: failed }),
    );
  }
}
