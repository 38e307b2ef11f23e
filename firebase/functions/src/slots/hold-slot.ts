import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { billingRef, parseBilling } from '../ledger/billing-record';
import { refusal } from '../ledger/refuse';
import type { Cause } from '../ledger/history/cause';
import { transactFor } from '../platform/transact';
import { unixSecondsOf } from '../platform/unix-time';
import {
  bookingRef,
  isFull,
  metadataRef,
  parseBooking,
  readSlot,
  writeBooking,
  writeFreed,
  type Booking,
} from './bookings';
import { freeSlot } from './free-slots';
import { countHold, isHeldTooOften, type HoldKind } from './hold-limit';
import { freeReservation, reserveSlot } from './reserve-slot';

/** A slot that waits for the learner's payment. */
export interface Hold {
  readonly slotID: string;
  /** Unix seconds; the checkout expires then. */
  readonly heldUntil: number;
  /** Whether this call made or renewed the hold. */
  readonly isNew: boolean;
}

export interface HoldPurpose {
  readonly kind: HoldKind;
  /** Unix seconds: the end of an open session that already holds the slot. */
  readonly openUntil?: number | undefined;
  /** The learner's slots to free for this one. Their checkouts have expired. */
  readonly instead?: readonly string[];
}

interface Services {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** The provider refuses a session that expires sooner, in seconds. */
const SHORTEST_SESSION = 30 * 60;
/** Extra seconds of a hold, so that a repeated call finds the same session. */
const SPARE = 5 * 60;

/** Whether the learner's hold lasts long enough without a renewal. */
function isKept(booking: Booking, { kind, openUntil }: HoldPurpose, second: number): boolean {
  const { state, heldUntil } = booking;
  if (state !== 'held') return false;
  if (kind === 'change') return heldUntil > second;
  return heldUntil === openUntil || heldUntil >= second + SHORTEST_SESSION;
}

/** Counts a reserved slot, or renews a held one. */
function writeHold(
  { db, now }: Services,
  uid: string,
  slotID: string,
  purpose: HoldPurpose,
): Promise<Hold | 'slot-taken' | 'slots-full' | 'held-too-often'> {
  const time = now();
  const cause: Cause = { by: 'learner', why: purpose.kind };
  const isReplaced = (booking: Booking | null): booking is Booking =>
    booking?.StudentUID === uid && booking.state === 'held' && booking.change === undefined;
  return transactFor(db, uid, async (transaction) => {
    const instead: { id: string; booking: Booking; hasSlot: boolean }[] = [];
    for (const id of purpose.instead ?? []) {
      const { booking: oldBooking, hasSlot } = await readSlot(transaction, db, id);
      if (isReplaced(oldBooking)) instead.push({ id, booking: oldBooking, hasSlot });
    }
    const booking = parseBooking(await transaction.get(bookingRef(db, slotID)));
    const heldUntil = unixSecondsOf(time) + SHORTEST_SESSION + SPARE;
    const metadata: DocumentSnapshot = await transaction.get(metadataRef(db));
    const billing = parseBilling(await transaction.get(billingRef(db, uid)));
    if (booking?.StudentUID !== uid) return 'slot-taken';
    // The learner has paid for this slot. The checkout refuses a second plan.
    if (booking.state === 'confirmed') return { slotID, heldUntil, isNew: false };
    if (isKept(booking, purpose, unixSecondsOf(time))) {
      // A booking that waits for a payment stays.
      if (purpose.kind === 'change' && booking.change === undefined) {
        const held: Booking = { ...booking, change: 'asking' };
        writeBooking(transaction, db, slotID, held, { isCounted: true, cause });
      }
      return { slotID, heldUntil: booking.heldUntil, isNew: false };
    }
    const isReserved = booking.state === 'reserving';
    if (isHeldTooOften(billing, slotID, time, purpose.kind)) return 'held-too-often';
    if (isReserved && isFull(metadata, instead.length)) return 'slots-full';
    for (const { id, hasSlot, booking: freed } of instead) {
      writeFreed(transaction, db, id, freed, { hasSlot, cause });
    }
    const held: Booking = {
      StudentUID: uid,
      state: 'held',
      heldUntil,
      ...(purpose.kind === 'change' && { change: 'asking' as const }),
    };
    writeBooking(transaction, db, slotID, held, { isCounted: !isReserved, cause });
    const counted = countHold(billing, slotID, { by: 1, kind: purpose.kind, now: time });
    transaction.set(billingRef(db, uid), counted, { mergeFields: Object.keys(counted) });
    return { slotID, heldUntil, isNew: true };
  });
}

/**
 * Holds a slot until a learner has paid. A slot has one document, so only one learner can hold it.
 * A repeated call keeps the hold while it lasts long enough, and renews it later, at most twice per
 * learner, slot and day. Plan changes may hold one slot twice in seven days, and all slots together
 * four times. Source: docs/payments.md.
 *
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken`,
 *   `slots-full` or `held-too-often`; nothing stays reserved after any error
 */
export async function holdSlot(
  services: Services,
  uid: string,
  slotID: string,
  purpose: HoldPurpose,
): Promise<Hold> {
  const cause: Cause = { by: 'learner', why: purpose.kind };
  await reserveSlot(services, uid, slotID, cause);
  try {
    const result = await writeHold(services, uid, slotID, purpose);
    if (typeof result === 'string') throw refusal(result);
    return result;
  } catch (error) {
    await freeReservation(services, uid, slotID, cause);
    throw error;
  }
}

const isMeantBy =
  (uid: string, { heldUntil }: Pick<Hold, 'heldUntil'>) =>
  (booking: Booking): boolean =>
    booking.StudentUID === uid && booking.state !== 'confirmed' && booking.heldUntil === heldUntil;

/** Frees a slot whose checkout has ended. A renewed or paid slot stays. */
export const freeHold = (
  { db }: Pick<Services, 'db'>,
  uid: string,
  hold: Pick<Hold, 'slotID' | 'heldUntil'>,
  cause: Cause,
): Promise<void> => freeSlot(db, hold.slotID, isMeantBy(uid, hold), cause);

/** Frees a slot for which no payment was opened, and takes the hold off the learner's count. */
export async function undoHold(
  { db, now }: Services,
  uid: string,
  hold: Hold,
  cause: Cause,
  isMeant: (booking: Booking) => boolean = () => true,
): Promise<void> {
  const { slotID } = hold;
  await transactFor(db, uid, async (transaction) => {
    const { booking, hasSlot } = await readSlot(transaction, db, slotID);
    const billing = parseBilling(await transaction.get(billingRef(db, uid)));
    if (booking === null || !isMeantBy(uid, hold)(booking) || !isMeant(booking)) return;
    writeFreed(transaction, db, slotID, booking, { hasSlot, cause });
    const kind = booking.change === undefined ? 'checkout' : 'change';
    const counted = countHold(billing, slotID, { by: -1, kind, now: now() });
    transaction.set(billingRef(db, uid), counted, { mergeFields: Object.keys(counted) });
  });
}
