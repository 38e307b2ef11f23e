import type { Firestore } from 'firebase-admin/firestore';
import { AppError, PRIVATE_LESSONS_METADATA_ID } from 'shared-contracts';
import { refusal } from '../billing/checkout/refuse';
import type { Cause } from '../billing/history/cause';
import { transact } from '../billing/transact';
import {
  bookingRef,
  isFull,
  metadataRef,
  parseBooking,
  slotRef,
  writeBooking,
  type Booking,
} from './bookings';
import { freeSlot, HOLD_IS_OVER, isAbandoned } from './free-slots';

/** A slot that a learner has while a payment is open. */
export interface Hold {
  readonly slotID: string;
  /** Unix seconds; the checkout expires then. */
  readonly heldUntil: number;
  /** Whether this call made it; false: the learner had it already. */
  readonly isNew: boolean;
}

interface Services {
  readonly db: Firestore;
  readonly now: () => Date;
}

/** The provider refuses a session that expires sooner, in seconds. */
const SHORTEST_SESSION = 30 * 60;
/** Spare time, so that a repeated call finds the same session. */
const SPARE = 5 * 60;

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** gRPC's ALREADY_EXISTS. */
const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 6;

/**
 * Keeps a slot for a learner without counting it. Rivals for one slot end here: only one `create`
 * succeeds.
 *
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken`
 */
export async function reserveSlot(
  { db, now }: Services,
  uid: string,
  slotID: string,
): Promise<void> {
  const isKnown =
    slotID !== PRIVATE_LESSONS_METADATA_ID && (await slotRef(db, slotID).get()).exists;
  if (!isKnown) {
    throw new AppError('not-found', 'There is no such hour. Choose another.', { slotID });
  }
  const heldUntil = secondOf(now()) + SHORTEST_SESSION + SPARE;
  const ref = bookingRef(db, slotID);
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      await ref.create({ StudentUID: uid, state: 'reserving', heldUntil });
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const booking = parseBooking(await ref.get());
    if (booking?.StudentUID === uid) return;
    if (booking !== null && !isAbandoned(booking, now())) break;
    await freeSlot(db, slotID, (found) => isAbandoned(found, now()), HOLD_IS_OVER);
  }
  throw refusal('slot-taken');
}

/**
 * Holds a slot until a learner has paid, first by a document of which there is only one, then by the
 * counter. Holding one's own slot again renews it. Source: DESIGN §6.
 *
 * @param purpose `checkout`: a session that expires; `change`: the running plan is changed
 * @throws {AppError} `not-found` for an unknown slot; `failed-precondition` with `slot-taken` or
 *   `slots-full`; nothing stays held then
 */
export async function holdSlot(
  services: Services,
  uid: string,
  slotID: string,
  purpose: 'checkout' | 'change',
): Promise<Hold> {
  const { db, now } = services;
  await reserveSlot(services, uid, slotID);
  const second = secondOf(now());
  const wanted = second + SHORTEST_SESSION + SPARE;
  const cause: Cause = { by: 'learner', why: purpose };
  const result = await transact(db, async (transaction): Promise<Hold | 'taken' | 'full'> => {
    const booking = parseBooking(await transaction.get(bookingRef(db, slotID)));
    const metadata = await transaction.get(metadataRef(db));
    if (booking?.StudentUID !== uid) return 'taken';
    // The plan that pays it may still run; the checkout refuses then.
    if (booking.state === 'confirmed') return { slotID, heldUntil: wanted, isNew: false };
    const isNew = booking.state === 'reserving';
    if (isNew && isFull(metadata)) {
      transaction.delete(bookingRef(db, slotID));
      return 'full';
    }
    const isLongEnough = !isNew && booking.heldUntil >= second + SHORTEST_SESSION;
    const heldUntil = isLongEnough ? booking.heldUntil : wanted;
    const held: Booking = {
      ...{ StudentUID: uid, state: 'held', heldUntil },
      // What waits for a payment goes on waiting.
      ...(purpose === 'change' && { change: booking.change ?? 'asking' }),
    };
    writeBooking(transaction, db, slotID, held, { isCounted: !isNew, cause });
    return { slotID, heldUntil, isNew };
  });
  if (result === 'taken') throw refusal('slot-taken');
  if (result === 'full') throw refusal('slots-full');
  return result;
}

/** Frees a slot whose payment cannot come any more; a renewed or paid one stays. */
export const freeHold = (
  { db }: Pick<Services, 'db'>,
  uid: string,
  { slotID, heldUntil }: Pick<Hold, 'slotID' | 'heldUntil'>,
  cause: Cause,
): Promise<void> =>
  freeSlot(
    db,
    slotID,
    (booking) =>
      booking.StudentUID === uid &&
      booking.state !== 'confirmed' &&
      booking.heldUntil === heldUntil,
    cause,
  );
