import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { freeHold } from '../../slots/hold-slot';
import { findAccount } from '../account';
import { repairLink } from '../../ledger/customer';
import { withLearnerLock } from '../../ledger/learner-turn';
import { isCardUpdate, takeSavedCard } from '../manage/card-update';
import { readCustomerState } from '../../ledger/provider/customer-state';
import { idOf } from '../../ledger/provider/stripe';
import type { BillingServices } from '../../ledger/services';
import { isKnownEvent, syncCustomer } from '../sync';

/** The outcome of an event. The webhook answers each with 200. */
export type EventResult =
  'written' | 'known-already' | 'no-customer' | 'customer-without-uid' | 'account-deleted';

/** The customer of an event; null: the event names no customer. */
export function customerIdOf({ data }: Pick<Stripe.Event, 'data'>): string | null {
  const object = data.object as { object?: unknown; id?: unknown; customer?: unknown };
  if (object.object === 'customer') return typeof object.id === 'string' ? object.id : null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  return customer && typeof customer === 'object' ? idOf(customer as { id: string }) : null;
}

/** Finds the customer of a dispute, which names only its charge. */
async function disputedCustomer(
  stripe: Stripe,
  { data }: Pick<Stripe.Event, 'data'>,
): Promise<string | null> {
  if (!('object' in data.object) || data.object.object !== 'dispute') return null;
  const { customer } = await stripe.charges.retrieve(idOf(data.object.charge));
  return customer === null ? null : idOf(customer);
}

/** @returns the uid of the learner with this customer; null: no learner has it */
async function linkedTo(db: Firestore, customerID: string): Promise<string | null> {
  const links = db.collection('Billing').where('StripeCustomerID', '==', customerID);
  return (await links.limit(1).get()).docs[0]?.id ?? null;
}

/** Frees the slot of an expired checkout. */
async function freeExpiredHold(
  services: BillingServices,
  uid: string,
  { metadata }: Stripe.Checkout.Session,
): Promise<void> {
  const slotID = metadata?.slotID;
  if (slotID === undefined) return;
  const hold = { slotID, heldUntil: Number(metadata?.heldUntil) };
  await freeHold(services, uid, hold, { by: 'provider', why: 'checkout.session.expired' });
}

/**
 * Handles one event. Reads the current state from the provider, because events can be late or
 * duplicated. The customer's metadata names the learner, and a missing link is repaired. A deleted
 * customer has no metadata, so the stored link names the learner.
 *
 * @throws {Error} of the failed step; the provider then delivers the event again
 */
export async function handleEvent(
  event: Stripe.Event,
  services: BillingServices,
): Promise<EventResult> {
  const { db, log, stripe } = services;
  const { id, type } = event;
  if (await isKnownEvent(db, event)) return 'known-already';
  const customerID = customerIdOf(event) ?? (await disputedCustomer(stripe, event));
  if (customerID === null) return 'no-customer';
  const customer = await readCustomerState(stripe, customerID);
  const uid = customer.isDeleted ? await linkedTo(db, customerID) : customer.uid;
  if (uid === null) {
    log('event of a customer without uid', { id, type });
    return 'customer-without-uid';
  }
  if ((await findAccount(services, uid)) === null) {
    log('event of a deleted account', { id, type });
    return 'account-deleted';
  }
  if (!customer.isDeleted) await repairLink(services, uid, customerID);
  if (isCardUpdate(event)) {
    await withLearnerLock(services, uid, () => takeSavedCard(stripe, customerID));
  }
  if (event.type === 'checkout.session.expired') {
    await freeExpiredHold(services, uid, event.data.object);
  }
  const result = await syncCustomer(services, uid, customerID, {
    cause: { by: 'provider', why: type },
    event: { id, type },
  });
  if (result === 'account-deleted') log('event of a deleted account', { id, type });
  return result;
}
