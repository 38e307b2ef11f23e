import type Stripe from 'stripe';
import { AppError, type CallableResponse } from 'shared-contracts';
import { parseBooking } from '../../private-lessons/bookings';
import { freeSlot } from '../../private-lessons/free-slots';
import { freeHold, holdSlot, reserveSlot } from '../../private-lessons/hold-slot';
import { NOTICE_MS } from '../../private-lessons/project-slot';
import { refusal } from '../checkout/refuse';
import { readEntitlement } from '../current-plan';
import type { Cause } from '../history/cause';
import { endOf } from '../projection/standing';
import { comingPlanOf } from '../provider/schedule';
import type { BillingServices } from '../services';
import { syncCustomer } from '../sync';
import { askChange } from './ask-change';
import type { ChangeResult } from './change-at-provider';

const cause: Cause = { by: 'learner', why: 'changeStripeSubscription' };

/** Nobody knows whether the provider has done it; what is held stays, and a repetition finds out. */
const isUncertain = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'aborted');

/** The hour that a learner has now; null: none. */
export async function ownSlot({ db }: BillingServices, uid: string): Promise<string | null> {
  const bookings = db.collection('PrivateLessonBookings').where('StudentUID', '==', uid);
  const { docs } = await bookings.get();
  return docs.find((stored) => parseBooking(stored)?.state === 'confirmed')?.id ?? null;
}

/**
 * Holds a slot, and keeps it if the change that pays it works or waits for the bank. Others get it back
 * when the change is refused.
 *
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken` or
 *   `slots-full`, before anything is charged
 */
export async function holdDuring(
  services: BillingServices,
  uid: string,
  slotID: string,
  change: () => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const hold = await holdSlot(services, uid, slotID, 'change');
  try {
    return await change();
  } catch (error) {
    if (hold.isNew && !isUncertain(error)) await freeHold(services, uid, hold, cause);
    throw error;
  }
}

/**
 * Moves the private lesson of a running plan to another hour: the new slot is created first, then the
 * subscription names it, then the projection frees the old one. Lessons of the next seven days stay
 * where they are. Source: SPEC §9, INTERFACES §5.
 *
 * @param own with its schedule expanded
 * @throws {AppError} `failed-precondition` with `notice-too-short` when the plan ends before a lesson
 *   that is a week away, or `slot-taken`; `not-found` for an unknown slot; `unavailable`
 */
export async function moveLesson(
  services: BillingServices,
  uid: string,
  { customerID, own, slotID }: { customerID: string; own: Stripe.Subscription; slotID: string },
): Promise<CallableResponse<'changeStripeSubscription'>> {
  const { db, now, stripe } = services;
  const end = endOf(own) ?? comingPlanOf(own)?.start ?? null;
  if (end !== null && end * 1000 < now().getTime() + NOTICE_MS) throw refusal('notice-too-short');
  await reserveSlot(services, uid, slotID);
  try {
    const metadata = { slotID };
    await askChange(services, () => stripe.subscriptions.update(own.id, { metadata }));
  } catch (error) {
    const isOwn = (booking: { StudentUID: string; state: string }) =>
      booking.StudentUID === uid && booking.state === 'reserving';
    if (!isUncertain(error)) await freeSlot(db, slotID, isOwn, cause);
    throw error;
  }
  await askChange(services, () => syncCustomer(services, uid, customerID, { cause }));
  if ((await readEntitlement(db, uid))?.PrivateLessonSlotID !== slotID) throw refusal('slot-taken');
  return { status: 'active' };
}
