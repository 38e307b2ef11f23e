import type { Firestore } from 'firebase-admin/firestore';
import { AppError, PRIVATE_LESSONS_METADATA_ID } from 'shared-contracts';
import { refusal } from '../ledger/refuse';
import { auditOf, type Cause } from '../ledger/history/cause';
import { alreadyExists } from '../platform/error-code';
import { unixSecondsOf } from '../platform/unix-time';
import { bookingRef, parseBooking, slotRef, type Booking } from './bookings';
import { freeSlot, HOLD_IS_OVER, isAbandoned } from './free-slots';

interface Services {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** A call is over after this time, in seconds. */
const LONGEST_CALL = 5 * 60;

const isReservedBy =
  (uid: string) =>
  ({ StudentUID, state }: Booking): boolean =>
    StudentUID === uid && state === 'reserving';

/**
 * Reserves a slot for a learner while a call runs. Others see the slot as booked, but the counter
 * does not count it. Of concurrent calls for one slot, only one `create` succeeds.
 *
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken`
 */
export async function reserveSlot(
  { db, now }: Services,
  uid: string,
  slotID: string,
  cause: Cause,
): Promise<void> {
  const isKnown =
    slotID !== PRIVATE_LESSONS_METADATA_ID && (await slotRef(db, slotID).get()).exists;
  if (!isKnown) {
    throw new AppError('not-found', 'There is no such hour. Choose another.', { slotID });
  }
  const ref = bookingRef(db, slotID);
  for (let tries = 0; tries < 2; tries += 1) {
    const booking = parseBooking(await ref.get());
    if (booking?.StudentUID === uid) return;
    if (booking !== null) {
      if (!isAbandoned(booking, now())) break;
      await freeSlot(
        db,
        slotID,
        (latestBooking) => isAbandoned(latestBooking, now()),
        HOLD_IS_OVER,
      );
    }
    const heldUntil = unixSecondsOf(now()) + LONGEST_CALL;
    const reserved: Booking = { StudentUID: uid, state: 'reserving', heldUntil };
    const batch = db.batch().create(ref, reserved).update(slotRef(db, slotID), { isBooked: true });
    batch.create(db.collection('Audit').doc(), auditOf(uid, 'slot-reserved', cause, { slotID }));
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!alreadyExists(error)) throw error;
    }
  }
  throw refusal('slot-taken');
}

/** Frees a slot that a call has reserved. A slot that is held or paid meanwhile stays. */
export const freeReservation = (
  { db }: Pick<Services, 'db'>,
  uid: string,
  slotID: string,
  cause: Cause,
): Promise<void> => freeSlot(db, slotID, isReservedBy(uid), cause);

/** Frees the slots that died calls of a learner have reserved. Call it under the learner's lock. */
export async function freeReservationsOf({ db }: Pick<Services, 'db'>, uid: string): Promise<void> {
  const bookings = await db
    .collection('PrivateLessonBookings')
    .where('StudentUID', '==', uid)
    .get();
  const left = bookings.docs.filter((stored) => parseBooking(stored)?.state === 'reserving');
  for (const { id } of left) await freeReservation({ db }, uid, id, HOLD_IS_OVER);
}
