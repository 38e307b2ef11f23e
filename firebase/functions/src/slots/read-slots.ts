import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-contracts';
import type { Cause } from '../ledger/history/cause';
import {
  isCountedBooking,
  isFull,
  metadataRef,
  parseBooking,
  readSlot,
  slotRef,
  writeBooking,
  writeFreed,
  type Booking,
} from './bookings';
import type { PaidSlot } from './paid-slot';

/** A move takes effect after this time, in milliseconds. Source: CONST-slot-rules. */
export const NOTICE_MS = 7 * DAY_MS;

interface OwnBooking {
  readonly slotID: string;
  readonly booking: Booking;
  /** Whether the school still offers the slot. */
  readonly hasSlot: boolean;
}

/** The learner's slot after a projection. */
export interface WrittenSlot {
  readonly slotID: string | null;
  readonly moved?: Booking['moved'];
  /** The earlier slot, which this transaction frees. */
  readonly fromSlotID?: string;
}

export type SlotPlan =
  /** Another student has the paid slot, or the school is full. `kept`: the learner's other slot. */
  | { readonly kind: 'lost'; readonly kept: string | null }
  | { readonly kind: 'ready'; write(): WrittenSlot };

/** Whether the hold on an unpaid slot has lapsed. */
function isOver(
  { slotID, booking }: OwnBooking,
  { ended, waiting }: Pick<PaidSlot, 'ended' | 'waiting'>,
  now: Date,
): boolean {
  const { state, change, heldUntil } = booking;
  if (state === 'confirmed' || waiting?.slotID === slotID) return false;
  const isPast = heldUntil * 1000 < now.getTime();
  if (state === 'reserving') return isPast;
  // The plan ended before its slot was confirmed.
  if (ended.some((one) => one.slotID === slotID && one.heldUntil === heldUntil)) return true;
  return change === 'waiting' || (change === 'asking' && isPast);
}

async function readOwn(transaction: Transaction, db: Firestore, uid: string) {
  const snapshot = await transaction.get(
    db.collection('PrivateLessonBookings').where('StudentUID', '==', uid),
  );
  const bookings: OwnBooking[] = [];
  for (const stored of snapshot.docs) {
    const booking = parseBooking(stored);
    if (booking === null) continue;
    const { exists: hasSlot } = await transaction.get(slotRef(db, stored.id));
    bookings.push({ slotID: stored.id, booking, hasSlot });
  }
  return bookings;
}

/**
 * Lessons within the notice stay at their slot. After two moves in a row they stay at the first.
 */
const moveFrom = ({ slotID, booking }: OwnBooking, now: Date): NonNullable<Booking['moved']> => ({
  from: booking.moved && Date.parse(booking.moved.at) > now.getTime() ? booking.moved.from : slotID,
  at: new Date(now.getTime() + NOTICE_MS).toISOString(),
});

/**
 * Plans the bookings of a learner: the paid slot is confirmed, and each slot without a paying plan
 * or an open checkout is freed. The call only reads, and returns a function that writes, because a
 * transaction must read before it writes.
 */
export async function readSlots(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  paid: PaidSlot,
  { cause, now }: { readonly cause: Cause; readonly now: Date },
): Promise<SlotPlan> {
  const bookings = await readOwn(transaction, db, uid);
  const confirmed = bookings.filter(({ booking }) => booking.state === 'confirmed');
  const wanted = paid.kind === 'booked' ? confirmed[0]?.slotID : paid.slotID;
  let wantedBooking: Booking | null = null;
  let metadata: DocumentSnapshot | undefined;
  let isOffered = false;
  if (wanted !== undefined) {
    ({ booking: wantedBooking, hasSlot: isOffered } = await readSlot(transaction, db, wanted));
    metadata = await transaction.get(metadataRef(db));
  }
  const ending = bookings.filter(
    (ownBooking) =>
      ownBooking.slotID !== wanted &&
      (ownBooking.booking.state === 'confirmed' || isOver(ownBooking, paid, now)),
  );
  const given = confirmed.find(({ slotID }) => slotID !== wanted);
  const isCounted = wantedBooking !== null && isCountedBooking(wantedBooking);
  const isLost =
    !isOffered ||
    (wantedBooking !== null && wantedBooking.StudentUID !== uid) ||
    (!isCounted && metadata !== undefined && isFull(metadata, ending.length));
  if (paid.kind === 'named' && isLost) return { kind: 'lost', kept: given?.slotID ?? null };

  const write = (): WrittenSlot => {
    for (const { slotID, booking, hasSlot } of ending) {
      writeFreed(transaction, db, slotID, booking, { hasSlot, cause });
    }
    for (const { slotID, booking } of bookings) {
      const { waiting } = paid;
      if (booking.change !== 'asking' || waiting?.slotID !== slotID) continue;
      const held: Booking = { ...booking, change: 'waiting', heldUntil: waiting.until };
      writeBooking(transaction, db, slotID, held, { isCounted: true, cause });
    }
    if (wanted === undefined || isLost) return { slotID: null };
    if (wantedBooking?.state === 'confirmed') {
      return {
        slotID: wanted,
        ...(wantedBooking.moved && { moved: wantedBooking.moved }),
      };
    }
    const moved = given && moveFrom(given, now);
    const booking: Booking = {
      StudentUID: uid,
      state: 'confirmed',
      heldUntil: 0,
      ...(moved && { moved }),
    };
    writeBooking(transaction, db, wanted, booking, { isCounted, cause });
    return {
      slotID: wanted,
      ...(moved && { moved }),
      ...(given && { fromSlotID: given.slotID }),
    };
  };
  return { kind: 'ready', write };
}
