import type { Firestore } from 'firebase-admin/firestore';
import { AppError, PRIVATE_LESSONS_METADATA_ID } from 'shared-contracts';
import { refusal } from '../ledger/refuse';
import { auditOf, type Cause } from '../ledger/history/cause';
import { errorCodeOf } from '../platform/error-code';
import { bookingRef, parseBooking, slotRef, type Booking } from './bookings';
import { freeSlot, HOLD_IS_OVER, isAbandoned } from './free-slots';

interface Services {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** Longer than a call may take, in seconds. */
const LONGEST_CALL = 5 * 60;

/** gRPC's ALREADY_EXISTS. */
const isTaken = (error: unknown): boolean => errorCodeOf(error) === 6;

const isReservedBy =
  (uid: string) =>
  ({ StudentUID, state }: Booking): boolean =>
    StudentUID === uid && state === 'reserving';

/**
 * Keeps a slot for a learner while a call is at work. Everybody sees it as booked, and it is not
 * counted. Rivals for one slot end here: only one `create` succeeds.
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
    const heldUntil = Math.floor(now().getTime() / 1000) + LONGEST_CALL;
    const reserved: Booking = { StudentUID: uid, state: 'reserving', heldUntil };
    const batch = db.batch().create(ref, reserved).update(slotRef(db, slotID), { isBooked: true });
    batch.create(db.collection('Audit').doc(), auditOf(uid, 'slot-reserved', cause, { slotID }));
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw refusal('slot-taken');
}

/** Gives back a slot that a call has reserved. A slot that is held or paid by now stays. */
export const freeReservation = (
  { db }: Pick<Services, 'db'>,
  uid: string,
  slotID: string,
  cause: Cause,
): Promise<void> => freeSlot(db, slotID, isReservedBy(uid), cause);

/**
 * Gives back the hours that ended calls of a learner still hold. Only while no call of theirs
 * works.
 */
export async function freeReservationsOf({ db }: Pick<Services, 'db'>, uid: string): Promise<void> {
  const bookings = await db
    .collection('PrivateLessonBookings')
    .where('StudentUID', '==', uid)
    .get();
  const left = bookings.docs.filter((stored) => parseBooking(stored)?.state === 'reserving');
  for (const { id } of left) await freeReservation({ db }, uid, id, HOLD_IS_OVER);
}
