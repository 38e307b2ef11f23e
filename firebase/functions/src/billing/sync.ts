import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { AppError, documentPaths, EntitlementSchema, type Entitlement } from 'shared-contracts';
import { parseStored } from '../lessons/parse-stored';
import { paidSlotOf, readSlots, type PaidSlot } from '../private-lessons/project-slot';
import { billingRef, deletionRef, parseBilling, readBilling } from './billing-record';
import { readAllPackages } from './price-list';
import { project, withStorePlan } from './projection/project';
import { isLive } from './projection/standing';
import { readCustomerState } from './provider/customer-state';
import type { BillingLog, BillingServices } from './services';
import { transact } from './transact';

/** The event that a projection deals with; recorded with it, without its payload. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

/** How often a projection that was overtaken is made anew before it gives up. */
const MOST_TRIES = 8;

const eventRef = (db: Firestore, id: string) => db.collection('ProviderEvents').doc(id);

/** Whether this event was dealt with already. */
export const isKnownEvent = async (db: Firestore, { id }: ProviderEvent): Promise<boolean> =>
  (await eventRef(db, id).get()).exists;

type Written = 'written' | 'overtaken' | 'account-deleted';

interface Projection {
  readonly uid: string;
  readonly customerID: string;
  readonly projected: Entitlement | null;
  readonly paidSlot: PaidSlot;
  /** The sequence as it was before the provider was asked. */
  readonly sequence: number;
  readonly event: ProviderEvent | undefined;
}

/** A malformed plan counts as none, so that the projection can replace it. */
function storedPlan(snapshot: DocumentSnapshot | undefined, log: BillingLog): Entitlement | null {
  try {
    return parseStored(EntitlementSchema, snapshot);
  } catch (cause) {
    log('malformed entitlement', { cause });
    return null;
  }
}

/** A stored plan may bring the slot of an earlier projection. */
const withoutSlot = ({ PrivateLessonSlotID: _, ...plan }: Entitlement) => plan;

/** All of it or nothing: a crash leaves no half of a projection. */
function write(
  { db, log, now }: BillingServices,
  { uid, customerID, projected, paidSlot, sequence, event }: Projection,
): Promise<Written> {
  const entitlement = db.doc(documentPaths.entitlement(uid));
  return transact(db, async (transaction): Promise<Written> => {
    const [billing, deletion, stored] = await transaction.getAll(
      billingRef(db, uid),
      deletionRef(db, uid),
      entitlement,
    );
    if (deletion?.exists === true) return 'account-deleted';
    const record = parseBilling(billing);
    const isReplaced =
      record.StripeCustomerID !== undefined && record.StripeCustomerID !== customerID;
    if (record.sequence !== sequence || isReplaced) return 'overtaken';
    const writeSlots = await readSlots(transaction, db, uid, paidSlot);
    const next = withStorePlan(projected, storedPlan(stored, log), now());
    const slotID = writeSlots();
    if (paidSlot.kind !== 'none' && slotID === null)
      log('paid private lesson without a slot', { uid });
    transaction.set(
      billingRef(db, uid),
      { StripeCustomerID: customerID, sequence: sequence + 1 },
      { merge: true },
    );
    if (next !== null) {
      transaction.set(entitlement, {
        ...withoutSlot(next),
        ...(slotID !== null && { PrivateLessonSlotID: slotID }),
      });
    }
    if (event !== undefined) {
      const { type } = event;
      transaction.set(eventRef(db, event.id), { uid, type, at: FieldValue.serverTimestamp() });
    }
    return 'written';
  });
}

/**
 * Brings `Entitlements/{uid}` to the provider's present state. Webhook, success page and reconcile
 * all use it. It notes the sequence, asks the provider, and writes only if nobody else has written
 * since; otherwise it asks again. So any order of events, also twice, ends in the same state, and an
 * older one never wins. Source: DESIGN §6.
 *
 * @param uid whose customer it is; nothing is written for an account that is being deleted
 * @throws {AppError} `aborted` when it was overtaken again and again; the caller tries later
 */
export async function syncCustomer(
  services: BillingServices,
  uid: string,
  customerID: string,
  event?: ProviderEvent,
): Promise<'written' | 'account-deleted'> {
  const { db, leeway, log, stripe, now } = services;
  const packages = await readAllPackages(db);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { sequence } = await readBilling(db, uid);
    const state = await readCustomerState(stripe, customerID);
    if (state.subscriptions.filter(isLive).length > 1) {
      const cause = new Error('A customer pays for more than one plan');
      log('more than one plan', { customerID, cause });
    }
    const projected = project(state, packages, now(), leeway);
    const result = await write(services, {
      ...{ uid, customerID, projected, sequence, event },
      paidSlot: paidSlotOf(state.subscriptions, packages),
    });
    if (result !== 'overtaken') return result;
  }
  throw new AppError('aborted', 'The plan is changing right now. Try again.');
}
