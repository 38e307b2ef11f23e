import { parseBooking } from '../../slots/bookings';
import { holdSlot, type Hold } from '../../slots/hold-slot';
import { freeReservation, reserveSlot } from '../../slots/reserve-slot';
import { readBilling } from '../../ledger/billing-record';
import { expire } from '../../ledger/provider/expire-session';
import { isLive } from '../../ledger/provider/standing';
import { askProvider, isMissing } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { refusal } from '../../ledger/refuse';

interface Wanted {
  readonly customerID: string;
  readonly packageID: string;
  readonly slotID: string;
}

/** The slots that are held for a checkout of the learner. */
async function heldSlots({ db }: BillingServices, uid: string): Promise<readonly string[]> {
  const bookings = await db
    .collection('PrivateLessonBookings')
    .where('StudentUID', '==', uid)
    .get();
  return bookings.docs
    .filter((stored) => {
      const booking = parseBooking(stored);
      return booking?.state === 'held' && booking.change === undefined;
    })
    .map(({ id }) => id);
}

/** The end of an open checkout's hold on a slot, in Unix seconds; undefined: no checkout has it. */
async function openUntil(
  { db, stripe }: BillingServices,
  uid: string,
  { packageID, slotID }: Wanted,
): Promise<number | undefined> {
  const { checkout } = await readBilling(db, uid);
  const sessionID = checkout?.packageID === packageID ? checkout.sessionID : null;
  if (sessionID === null) return undefined;
  try {
    const { metadata, status } = await stripe.checkout.sessions.retrieve(sessionID);
    const isOpen = status === 'open' && metadata?.slotID === slotID;
    return isOpen ? Number(metadata.heldUntil) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Expires checkouts that hold another slot.
 *
 * @throws {AppError} `failed-precondition` with `web-plan` when the learner has paid one
 */
async function closeOthers(
  services: BillingServices,
  { customerID: customer, slotID }: Wanted,
): Promise<void> {
  const { stripe } = services;
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  const others = open.data.filter(({ metadata }) => (metadata?.slotID ?? slotID) !== slotID);
  await Promise.all(others.map(({ id }) => expire(services, id)));
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  if (data.some(isLive)) throw refusal('web-plan');
}

/**
 * Holds a slot until a checkout is paid. A learner holds one slot at a time, so this call expires
 * the checkout of another slot and frees that slot. Call it under the learner's lock.
 *
 * @throws {AppError} as `holdSlot`; `failed-precondition` with `web-plan`; `unavailable` without
 *   the provider. After an error the slot is free again.
 */
export async function holdForCheckout(
  services: BillingServices,
  uid: string,
  wanted: Wanted,
): Promise<Hold> {
  const { slotID } = wanted;
  const held = await heldSlots(services, uid);
  const instead = held.filter((id) => id !== slotID);
  if (instead.length > 0) {
    const cause = { by: 'learner', why: 'checkout' } as const;
    // This comes first. If another student has the new slot, the learner keeps the old one.
    await reserveSlot(services, uid, slotID, cause);
    try {
      await askProvider(() => closeOthers(services, wanted));
    } catch (error) {
      await freeReservation(services, uid, slotID, cause);
      throw error;
    }
  }
  const until = held.includes(slotID)
    ? await askProvider(() => openUntil(services, uid, wanted))
    : undefined;
  return holdSlot(services, uid, slotID, { kind: 'checkout', openUntil: until, instead });
}
