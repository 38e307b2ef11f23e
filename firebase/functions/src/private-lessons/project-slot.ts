import type Stripe from 'stripe';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { OfferPackage } from 'shared-contracts';
import { isLive } from '../billing/projection/standing';
import { idOf } from '../billing/provider/stripe';
import { bookingRef, parseBooking, slotRef, writeBooking, writeFreed } from './bookings';

/** What a learner's subscriptions say about a private lesson. */
export type PaidSlot =
  | { readonly kind: 'none' }
  /** The subscription names no slot; the booked one stays. */
  | { readonly kind: 'booked' }
  | { readonly kind: 'named'; readonly slotID: string };

/** The slot that a running plan with a private lesson has paid for. */
export function paidSlotOf(
  subscriptions: readonly Stripe.Subscription[],
  packages: readonly OfferPackage[],
): PaidSlot {
  const products = packages
    .filter(({ Prerequisites }) => Prerequisites?.includes('one_private_lesson') === true)
    .map(({ ProductID }) => ProductID);
  const paid = subscriptions.find((subscription) => {
    const [item] = subscription.items.data;
    return isLive(subscription) && item && products.includes(idOf(item.price.product));
  });
  if (paid === undefined) return { kind: 'none' };
  const slotID = paid.metadata['slotID'];
  return slotID === undefined ? { kind: 'booked' } : { kind: 'named', slotID };
}

/**
 * Brings a learner's bookings to what is paid: the paid slot is confirmed, confirmed ones that no
 * plan pays are freed. A slot held for an open checkout stays. It reads at once and writes when the
 * answer is called, because a transaction reads before it writes.
 *
 * @returns writes, and answers the learner's slot; null: none, also when another student has it
 */
export async function readSlots(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  paid: PaidSlot,
): Promise<() => string | null> {
  const own = await transaction.get(
    db.collection('PrivateLessonBookings').where('StudentUID', '==', uid),
  );
  const bookings = await Promise.all(
    own.docs.map(async (stored) => ({
      slotID: stored.id,
      booking: parseBooking(stored),
      hasSlot: (await transaction.get(slotRef(db, stored.id))).exists,
    })),
  );
  const confirmed = bookings.find(({ booking }) => booking?.state === 'confirmed');
  const wanted =
    paid.kind === 'named' ? paid.slotID : paid.kind === 'booked' ? confirmed?.slotID : undefined;
  const isOffered = wanted !== undefined && (await transaction.get(slotRef(db, wanted))).exists;
  const found =
    wanted === undefined ? null : parseBooking(await transaction.get(bookingRef(db, wanted)));

  return () => {
    for (const { slotID, booking, hasSlot } of bookings) {
      if (slotID === wanted || booking?.state !== 'confirmed') continue;
      writeFreed(transaction, db, slotID, booking, hasSlot);
    }
    if (wanted === undefined || !isOffered) return null;
    if (found !== null && found.StudentUID !== uid) return null;
    if (found?.state !== 'confirmed') {
      const isCounted = found !== null && found.state !== 'reserving';
      const booking = { StudentUID: uid, state: 'confirmed', heldUntil: 0 } as const;
      writeBooking(transaction, db, wanted, booking, isCounted);
    }
    return wanted;
  };
}
