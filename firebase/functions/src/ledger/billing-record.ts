import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { EntitlementSchema } from 'shared-contracts';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';
import { KnownPlanSchema } from './history/known-plan';

/** The learner's open checkout, or the one that a call is opening. */
const CheckoutSchema = v.object({
  /** Number of this checkout. The provider makes one session for each number. */
  attempt: v.number(),
  packageID: v.string(),
  /** Days of the free trial that the session gives. */
  trialDays: v.number(),
  /** Set for a trial: who the learner is. A trial of another account then ends this session. */
  pseudonyms: v.optional(v.array(v.string())),
  /** Set for a package with a private lesson: the slot, and the end of its hold. */
  variant: v.optional(v.string()),
  /** null: the provider was asked, and has not answered yet. */
  sessionID: v.nullable(v.string()),
});

/** The last preview of a plan change. Times are Unix seconds; amounts are in the smallest unit. */
const PreviewSchema = v.object({
  id: v.string(),
  priceID: v.string(),
  subscriptionID: v.string(),
  dueNow: v.number(),
  prorationDate: v.optional(v.number()),
  at: v.number(),
});

/** `Billing/{uid}`: what the server keeps of a learner's payments. No client reads it. */
const BillingRecordSchema = v.object({
  StripeCustomerID: v.optional(v.string()),
  /** Each written projection adds one, so that an older state never overwrites a newer one. */
  sequence: v.optional(v.number(), 0),
  checkout: v.optional(CheckoutSchema),
  /**
   * Lock of the call that changes the plan or books a slot. It lapses at `until`, Unix seconds.
   */
  turn: v.optional(v.object({ id: v.string(), until: v.number() })),
  /** Number of holds on one day, by the id of the slot. */
  lessonHolds: v.optional(v.object({ day: v.string(), counts: v.record(v.string(), v.number()) })),
  /** Slots that were held for a plan change, each with the time in Unix seconds. */
  changeHolds: v.optional(v.array(v.object({ slotID: v.string(), at: v.number() }))),
  /** Set once the learner had a trial: the pseudonyms that remember it. */
  trial: v.optional(v.object({ pseudonyms: v.array(v.string()) })),
  /** The plan of the last projection. The next one confirms and audits each difference. */
  plan: v.optional(KnownPlanSchema),
  preview: v.optional(PreviewSchema),
  /** Returned charges that the operator was told of. A later payment keeps the plan running. */
  returned: v.optional(v.array(v.string())),
  /** The web plan of the last projection; null: the learner has none. */
  web: v.optional(v.nullable(EntitlementSchema)),
  /** The same for the app stores. */
  store: v.optional(v.nullable(EntitlementSchema)),
  /** Id of its purchase at RevenueCat; null: no plan, or one older than this field. */
  storeSource: v.optional(v.nullable(v.string())),
  /** As `sequence`, for the app stores. */
  storeSequence: v.optional(v.number(), 0),
});
export type BillingRecord = v.InferOutput<typeof BillingRecordSchema>;

const NEW: BillingRecord = { sequence: 0, storeSequence: 0 };

export const billingRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection('Billing').doc(uid);

export const parseBilling = (
  snapshot: FirebaseFirestore.DocumentSnapshot | undefined,
): BillingRecord => parseStored(BillingRecordSchema, snapshot) ?? NEW;

export const readBilling = async (db: Firestore, uid: string): Promise<BillingRecord> =>
  parseBilling(await billingRef(db, uid).get());

/**
 * This document exists once a deletion has begun. The server then writes nothing about the user.
 */
export const deletionRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection('AccountDeletions').doc(uid);
