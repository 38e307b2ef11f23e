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
import { parseStored } from '../lessons/parse-stored';

/** `PrivateLessonBookings/{slotId}`, server only: who has a slot. */
export const BookingSchema = v.object({
  StudentUID: v.string(),
  /** `reserving`: not counted yet. `held`: a checkout is open. `confirmed`: paid. */
  state: v.picklist(['reserving', 'held', 'confirmed']),
  /** Unix seconds: when the checkout expires. */
  heldUntil: v.optional(v.number(), 0),
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

/** Without the record, no lessons are sold. */
const NONE: PrivateLessonsMetadata = { MaxAmountOfLessons: 0, AmountOfLessons: 0 };

export function isFull(snapshot: DocumentSnapshot): boolean {
  const { AmountOfLessons, MaxAmountOfLessons } =
    parseStored(PrivateLessonsMetadataSchema, snapshot) ?? NONE;
  return AmountOfLessons >= MaxAmountOfLessons;
}

/** Books a slot that no booking has counted yet. Call it after all reads of the transaction. */
export function writeBooking(
  transaction: Transaction,
  db: Firestore,
  slotID: string,
  booking: Booking,
  isCounted: boolean,
): void {
  transaction.set(bookingRef(db, slotID), booking);
  if (isCounted) return;
  transaction.update(slotRef(db, slotID), { isBooked: true });
  transaction.update(metadataRef(db), { AmountOfLessons: FieldValue.increment(1) });
}

/**
 * Frees a booked slot, so that others can choose it. Call it after all reads of the transaction.
 *
 * @param hasSlot whether the slot is still offered
 */
export function writeFreed(
  transaction: Transaction,
  db: Firestore,
  slotID: string,
  { state }: Booking,
  hasSlot: boolean,
): void {
  transaction.delete(bookingRef(db, slotID));
  if (state === 'reserving' || !hasSlot) return;
  transaction.update(slotRef(db, slotID), { isBooked: false });
  transaction.update(metadataRef(db), { AmountOfLessons: FieldValue.increment(-1) });
}
