import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { EntitlementSchema } from 'shared-contracts';
import * as v from 'valibot';
import { parseStored } from '../platform/parse-stored';
import { KnownPlanSchema } from './history/known-plan';

/** The checkout that is open, or being opened. */
const CheckoutSchema = v.object({
  /** Counts the checkouts of a learner; the provider makes one session per number. */
  attempt: v.number(),
  packageID: v.string(),
  /** Days of the free trial that the session gives. */
  trialDays: v.number(),
  /** Of a session with a trial: who the learner is, so that a trial elsewhere can end it. */
  pseudonyms: v.optional(v.array(v.string())),
  /** Of a package with a private lesson: the slot and until when it is held. */
  variant: v.optional(v.string()),
  /** null: we have asked for it, and do not know yet whether it was made. */
  sessionID: v.nullable(v.string()),
});

/**
 * The change of plan that the learner was shown last; Unix seconds, smallest unit of the currency.
 */
const PreviewSchema = v.object({
  id: v.string(),
  priceID: v.string(),
  subscriptionID: v.string(),
  dueNow: v.number(),
  prorationDate: v.optional(v.number()),
  at: v.number(),
});

/** `Billing/{uid}`, server only: how a learner is known at the payment provider. */
const BillingRecordSchema = v.object({
  StripeCustomerID: v.optional(v.string()),
  /** Rises with every projection that was written; an older state cannot overwrite a newer one. */
  sequence: v.optional(v.number(), 0),
  checkout: v.optional(CheckoutSchema),
  /**
   * A call changes the learner's plan, or books an hour. Others wait until this moment at most, in
   * Unix seconds.
   */
  turn: v.optional(v.object({ id: v.string(), until: v.number() })),
  /** How often each hour was held for the learner on one day, by the hour's id. */
  lessonHolds: v.optional(v.object({ day: v.string(), counts: v.record(v.string(), v.number()) })),
  /** The hours that were held for a change of the plan, each at a time in Unix seconds. */
  changeHolds: v.optional(v.array(v.object({ slotID: v.string(), at: v.number() }))),
  /** There was a trial. These pseudonyms of the person remember it. */
  trial: v.optional(v.object({ pseudonyms: v.array(v.string()) })),
  /** The plan that the last projection found. Each difference to it is confirmed and audited. */
  plan: v.optional(KnownPlanSchema),
  preview: v.optional(PreviewSchema),
  /** Charges that went back while a later payment keeps the plan; the operator was told. */
  returned: v.optional(v.array(v.string())),
  /** The plan of the web as its last projection found it; null: none. */
  web: v.optional(v.nullable(EntitlementSchema)),
  /** The same of the app stores. */
  store: v.optional(v.nullable(EntitlementSchema)),
  /** Id of the purchase behind it at the service; null: none, or known before it was kept. */
  storeSource: v.optional(v.nullable(v.string())),
  /** Rises with every reading of the app stores that was written. */
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

/** The learner's account is being or has been deleted: we write nothing about them any more. */
export const deletionRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection('AccountDeletions').doc(uid);
