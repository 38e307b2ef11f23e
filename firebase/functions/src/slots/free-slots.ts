import type { Firestore } from 'firebase-admin/firestore';
import type { Cause } from '../ledger/history/cause';
import { transact } from '../platform/transact';
import { metadataRef, readSlot, writeFreed, type Booking } from './bookings';

/**
 * Frees a slot if it still has the booking that the caller means. A second run does no harm,
 * because the counter goes down once.
 *
 * @param isMeant decides by the booking that the transaction reads
 * @throws {AppError} `aborted` when other transactions won each retry
 */
export function freeSlot(
  db: Firestore,
  slotID: string,
  isMeant: (booking: Booking) => boolean,
  cause: Cause,
): Promise<void> {
  return transact(db, async (transaction) => {
    const { booking, hasSlot } = await readSlot(transaction, db, slotID);
    // The record may be gone. A deletion of an account must work without it.
    const metadata = await transaction.get(metadataRef(db));
    if (booking === null || !isMeant(booking)) return;
    writeFreed(transaction, db, slotID, booking, { hasSlot, hasCounter: metadata.exists, cause });
  });
}

/** Frees every slot of a learner whose account is deleted. */
export async function freeSlotsOf(db: Firestore, uid: string): Promise<void> {
  const bookings = db.collection('PrivateLessonBookings').where('StudentUID', '==', uid);
  const cause = { by: 'learner', why: 'requestAccountDeletion' } as const;
  for (const { id } of (await bookings.get()).docs) {
    await freeSlot(db, id, ({ StudentUID }) => StudentUID === uid, cause);
  }
}

/** A slot waits for a late event of its expired checkout, in seconds. */
const LATE = 3600;

/** Whether a slot was left behind: its call died, or the event of its expired checkout is lost. */
export const isAbandoned = ({ state, heldUntil }: Booking, now: Date): boolean =>
  state !== 'confirmed' && heldUntil + (state === 'held' ? LATE : 0) < now.getTime() / 1000;

export const HOLD_IS_OVER: Cause = { by: 'school', why: 'hold-expired' };

export async function freeAbandonedSlots(db: Firestore, now: Date): Promise<void> {
  const bookings = db.collection('PrivateLessonBookings').where('state', '!=', 'confirmed');
  for (const { id } of (await bookings.get()).docs) {
    await freeSlot(db, id, (booking) => isAbandoned(booking, now), HOLD_IS_OVER);
  }
}
