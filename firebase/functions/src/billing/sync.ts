import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  EntitlementSchema,
  type Entitlement,
  type OfferPackage,
} from 'shared-contracts';
import { parseStored } from '../platform/parse-stored';
import { paidSlotOf, type PaidSlot } from '../slots/paid-slot';
import { readSlots, type WrittenSlot } from '../slots/read-slots';
import {
  billingRef,
  deletionRef,
  parseBilling,
  readBilling,
  type BillingRecord,
} from '../ledger/billing-record';
import type { Cause } from '../ledger/history/cause';
import { planEvents, type PlanEvent } from '../ledger/history/changes';
import { withCheckout } from '../ledger/history/begun-by';
import { planFactsOf, type PlanFacts } from '../ledger/history/known-plan';
import { recordEvents } from '../ledger/history/record-events';
import { withLearnerLock } from '../ledger/learner-turn';
import { inTurn } from '../platform/in-turn';
import { readAllPackages } from '../ledger/price-list';
import { project } from '../ledger/projection/project';
import { isLive } from '../ledger/provider/standing';
import { readCustomerState } from '../ledger/provider/customer-state';
import type { BillingLog, BillingServices } from '../ledger/services';
import { transact } from '../platform/transact';
import { answerLostSlot, findRepair } from './repair';
import { findSecondTrial } from './second-trial';
import { ended, holdingPlan } from './stores/holding-plan';

/** The event behind a projection. The projection stores it without its payload. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
}

/** What started a projection. */
export interface Origin {
  readonly cause: Cause;
  readonly event?: ProviderEvent;
}

/** Tries of one projection, each after another call wrote first. */
const MOST_TRIES = 8;

const eventRef = (db: Firestore, id: string) => db.collection('ProviderEvents').doc(id);

/** Whether an earlier delivery of this event was handled. */
export const isKnownEvent = async (db: Firestore, { id }: ProviderEvent): Promise<boolean> =>
  (await eventRef(db, id).get()).exists;

type Written =
  | 'written'
  | 'overtaken'
  | 'account-deleted'
  /** Another student has the paid slot; nothing is written. */
  | { readonly kept: string | null };

interface Projection {
  readonly uid: string;
  readonly customerID: string;
  readonly projected: Entitlement | null;
  readonly facts: PlanFacts | null;
  readonly paidSlot: PaidSlot;
  /** The sequence before the provider was asked. */
  readonly sequence: number;
  readonly origin: Origin;
}

/** Reads the stored plan. A malformed one counts as absent, so that the projection replaces it. */
function storedPlan(snapshot: DocumentSnapshot | undefined, log: BillingLog): Entitlement | null {
  try {
    return parseStored(EntitlementSchema, snapshot);
  } catch (cause) {
    log('malformed entitlement', { cause });
    return null;
  }
}

/** Sets the slot of a plan, in place of the slot of an earlier projection. */
function withSlot(
  { PrivateLessonSlotID: _slot, PrivateLessonMove: _move, ...plan }: Entitlement,
  { slotID, moved }: WrittenSlot,
): Entitlement {
  return {
    ...plan,
    ...(slotID !== null && { PrivateLessonSlotID: slotID }),
    ...(slotID !== null && moved && { PrivateLessonMove: moved }),
  };
}

/** Adds the slot of the private lesson to the events, and the event of a moved lesson. */
function eventsOf(
  plan: readonly PlanEvent[],
  { slotID, fromSlotID, moved }: WrittenSlot,
  facts: PlanFacts | null,
  now: Date,
): PlanEvent[] {
  if (slotID === null || facts === null) return [...plan];
  const begins = plan.some(({ kind }) => kind === 'purchase' || kind === 'change');
  if (begins || fromSlotID === undefined) {
    return plan.map((event) =>
      event.kind === 'purchase' || event.kind === 'change' ? { ...event, slotID } : event,
    );
  }
  const { identifier, ProductID } = facts.plan;
  return [
    ...plan,
    {
      kind: 'lesson-moved',
      at: now.toISOString(),
      identifier,
      ProductID,
      slotID,
      fromSlotID,
      ...(moved && { effective: moved.at }),
    },
  ];
}

/** Writes a projection in one transaction, so that a crash leaves no half of it. */
function write(
  { db, log, now }: BillingServices,
  { uid, customerID, projected, facts, paidSlot, sequence, origin }: Projection,
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
    const slots = await readSlots(transaction, db, uid, paidSlot, { ...origin, now: now() });
    if (slots.kind === 'lost') return { kept: slots.kept };
    const earlierPlan = storedPlan(stored, log);
    const isOfWeb = earlierPlan?.platform === 'web';
    // The provider may no longer know the plan, for example after it deleted the customer.
    const web = projected ?? (isOfWeb ? ended(earlierPlan, now()) : null);
    const next = holdingPlan(web, record.store ?? (isOfWeb ? null : earlierPlan), now());
    const slot = slots.write();
    if (paidSlot.kind !== 'none' && slot.slotID === null)
      log('paid private lesson without a slot', { customerID });
    const knownPlan = record.plan ?? null;
    const changes = planEvents(knownPlan, facts, now());
    recordEvents(transaction, db, uid, eventsOf(changes, slot, facts, now()), origin.cause);
    const plan = facts?.plan ?? (knownPlan && { ...knownPlan, isLive: false });
    transaction.set(
      billingRef(db, uid),
      { StripeCustomerID: customerID, sequence: sequence + 1, web, ...(plan && { plan }) },
      { mergeFields: ['StripeCustomerID', 'sequence', 'web', ...(plan ? ['plan'] : [])] },
    );
    if (next !== null) transaction.set(entitlement, withSlot(next, slot));
    const { event } = origin;
    if (event !== undefined) {
      const { type } = event;
      transaction.set(eventRef(db, event.id), { uid, type, at: FieldValue.serverTimestamp() });
    }
    return 'written';
  });
}

interface Attempt {
  readonly uid: string;
  readonly customerID: string;
  readonly origin: Origin;
  readonly packages: readonly OfferPackage[];
  /** As stored before the provider is asked. */
  readonly record: BillingRecord;
  /** Whether the call holds the learner's lock, so that it may repair the provider's state. */
  readonly hasLock: boolean;
}

/** Reads the provider's state and writes it. Repairs a wrong state instead, under the lock. */
async function attempt(
  services: BillingServices,
  { uid, customerID, origin, packages, record, hasLock }: Attempt,
): Promise<'written' | 'account-deleted' | 'overtaken' | 'needs-lock'> {
  const { db, leeway, log, stripe, now } = services;
  const { sequence } = record;
  const state = await readCustomerState(stripe, customerID);
  const repair =
    (await findSecondTrial(services, uid, record, state.subscriptions)) ??
    (await findRepair(services, uid, state, record.returned));
  if (repair !== null) {
    if (!hasLock) return 'needs-lock';
    await repair();
    return 'overtaken';
  }
  if (state.subscriptions.filter(isLive).length > 1) {
    const cause = new Error('A customer pays for more than one plan');
    log('more than one plan', { customerID, cause });
  }
  const projected = project(state, packages, now(), leeway);
  const paidSlot = paidSlotOf(state.subscriptions, packages);
  const facts = await withCheckout(services, record, planFactsOf(state, packages));
  const projection = { uid, customerID, projected, sequence, origin, paidSlot, facts };
  const result = await inTurn(db, uid, async () => {
    const isOvertaken = (await readBilling(db, uid)).sequence !== sequence;
    return isOvertaken ? 'overtaken' : write(services, projection);
  });
  if (typeof result === 'string') return result;
  if (!hasLock) return 'needs-lock';
  if (paidSlot.subscription) {
    const { charges } = state;
    await answerLostSlot(services, uid, paidSlot.subscription, { ...result, charges });
  }
  return 'overtaken';
}

/**
 * Brings `Entitlements/{uid}` to the provider's present state. Webhook, success page and reconcile
 * use it. It reads the sequence, asks the provider, and writes only if no other call has written
 * since; otherwise it asks again. So events may come twice and in any order, and an older state
 * never wins. The same transaction audits and confirms each change. Source: decision 44.
 *
 * @param uid the customer's learner; nothing is written for an account that is being deleted
 * @param origin for the audit
 * @throws {AppError} `aborted` when other calls wrote first in each try; the caller tries later
 */
export async function syncCustomer(
  services: BillingServices,
  uid: string,
  customerID: string,
  origin: Origin,
): Promise<'written' | 'account-deleted'> {
  const { db } = services;
  const packages = await readAllPackages(db);
  let first: number | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const record = await readBilling(db, uid);
    first ??= record.sequence;
    // Two other calls have written since this one began. The second of them asked the provider
    // after this call began, so it has written the state that this call would write.
    if (record.sequence >= first + 2) return 'written';
    const request = { uid, customerID, origin, packages };
    let result = await attempt(services, { ...request, record, hasLock: false });
    if (result === 'needs-lock') {
      result = await withLearnerLock(services, uid, async () =>
        attempt(services, { ...request, record: await readBilling(db, uid), hasLock: true }),
      );
    }
    if (result === 'written' || result === 'account-deleted') return result;
  }
  throw new AppError('aborted', 'The plan is changing right now. Try again.');
}
