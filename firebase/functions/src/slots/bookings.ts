import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  PRIVATE_LESSONS_METADATA_ID,
  PrivateLessonsMetadataSchema,
  type PrivateLessonsMetadata,
} from 'shared-contracts';
import * as v from 'valibot';
import { writeAudit, type Cause } from '../ledger/history/cause';
import { parseStored } from '../platform/parse-stored';

/** `PrivateLessonBookings/{slotId}`: the booking of a slot. No client reads it. */
export const BookingSchema = v.object({
  StudentUID: v.string(),
  /** `reserving`: a call runs; not counted. `held`: waits for a payment. `confirmed`: paid. */
  state: v.picklist(['reserving', 'held', 'confirmed']),
  /** Unix seconds: the call is over, or the checkout expires. */
  heldUntil: v.optional(v.number(), 0),
  /**
   * Set while a plan change holds the slot. `asking`: the server asks the provider. `waiting`: the
   * change waits for the bank, or for another card.
   */
  change: v.optional(v.picklist(['asking', 'waiting'])),
  /** Set after a move: lessons before `at` (ISO 8601) are still at the slot `from`. */
  moved: v.optional(v.object({ from: v.string(), at: v.string() })),
});
export type Booking = v.InferOutput<typeof BookingSchema>;

export const bookingRef = (db: Firestore, slotID: string): DocumentReference =>
  db.collection('PrivateLessonBookings').doc(slotID);
export const slotRef = (db: Firestore, slotID: string): DocumentReference =>
  db.collection('PrivateLessons').doc(slotID);
export const metadataRef = (db: Firestore): DocumentReference =>
  slotRef(db, PRIVATE_LESSONS_METADATA_ID);

/** @throws {AppError} `internal` when the document is malformed */
export const parseBooking = (snapshot: DocumentSnapshot): Booking | null =>
  parseStored(BookingSchema, snapshot);

export interface FoundSlot {
  /** null: the slot is free. */
  readonly booking: Booking | null;
  /** Whether the school still offers the slot. A withdrawn slot may have a booking. */
  readonly hasSlot: boolean;
}

/** @throws {AppError} `internal` when the booking is malformed */
export async function readSlot(
  transaction: Transaction,
  db: Firestore,
  slotID: string,
): Promise<FoundSlot> {
  const booking = parseBooking(await transaction.get(bookingRef(db, slotID)));
  const { exists: hasSlot } = await transaction.get(slotRef(db, slotID));
  return { booking, hasSlot };
}

/** Without a metadata record, the school sells no lessons. */
const NONE: PrivateLessonsMetadata = { MaxAmountOfLessons: 0, AmountOfLessons: 0 };

/** @param freed number of slots that the same transaction frees */
export function isFull(snapshot: DocumentSnapshot, freed = 0): boolean {
  const { AmountOfLessons, MaxAmountOfLessons } =
    parseStored(PrivateLessonsMetadataSchema, snapshot) ?? NONE;
  return AmountOfLessons - freed >= MaxAmountOfLessons;
}

/** Writes a booking, and counts it if it is new. Call it after all reads of the transaction. */
export function writeBooking(
  transaction: Transaction,
  db: Firestore,
  slotID: string,
  booking: Booking,
  { isCounted, cause }: { readonly isCounted: boolean; readonly cause: Cause },
): void {
  const { StudentUID, state } = booking;
  transaction.set(bookingRef(db, slotID), booking);
  writeAudit(transaction, db, StudentUID, `slot-${state}`, cause, { slotID });
  if (isCounted) return;
  transaction.update(slotRef(db, slotID), { isBooked: true });
  transaction.update(metadataRef(db), { AmountOfLessons: FieldValue.increment(1) });
}

/** Whether the metadata record counts a booking. */
export const isCountedBooking = ({ state }: Booking): boolean => state !== 'reserving';

/**
 * Frees a booked slot, so that others can choose it. Call it after all reads of the transaction.
 *
 * @param hasSlot whether the school still offers the slot; a withdrawn slot is counted, too
 * @param hasCounter whether the school still has its metadata record
 */
export function writeFreed(
  transaction: Transaction,
  db: Firestore,
  slotID: string,
  booking: Booking,
  {
    hasSlot,
    hasCounter = true,
    cause,
  }: { readonly hasSlot: boolean; readonly hasCounter?: boolean; readonly cause: Cause },
): void {
  transaction.delete(bookingRef(db, slotID));
  writeAudit(transaction, db, booking.StudentUID, 'slot-freed', cause, { slotID });
  if (hasSlot) transaction.update(slotRef(db, slotID), { isBooked: false });
  if (!hasCounter || !isCountedBooking(booking)) return;
  transaction.update(metadataRef(db), { AmountOfLessons: FieldValue.increment(-1) });
}
