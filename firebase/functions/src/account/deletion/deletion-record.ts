import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import type { AccountDeletionAnswer } from 'shared-contracts';
import { auditEntry } from '../audit';

export type Store = NonNullable<AccountDeletionAnswer['storeToCancel']>;

/** `AccountDeletions/{uid}`: how far a deletion is. Server only. */
export interface DeletionRecord {
  /** Where the learner has to cancel; the entitlement that says so is erased on the way. */
  readonly storeToCancel: Store | null;
  /** Names of the steps that were done to their end. */
  readonly done: readonly string[];
  /** null while steps are left. */
  readonly finishedAt: Timestamp | null;
}

const collection = (db: Firestore) => db.collection('AccountDeletions');
export const recordOf = (db: Firestore, uid: string): DocumentReference => collection(db).doc(uid);

/** null: no deletion was asked for. */
export async function findRecord(db: Firestore, uid: string): Promise<DeletionRecord | null> {
  const snapshot = await recordOf(db, uid).get();
  return (snapshot.data() as DeletionRecord | undefined) ?? null;
}

/**
 * Notes that a deletion was asked for; from here on it is finished, whatever happens to the call.
 * Of two calls at once the first one's note stays.
 */
export function begin(
  db: Firestore,
  uid: string,
  storeToCancel: Store | null,
): Promise<DeletionRecord> {
  return db.runTransaction(async (transaction) => {
    const ref = recordOf(db, uid);
    const found = (await transaction.get(ref)).data() as DeletionRecord | undefined;
    if (found) return found;
    const first: DeletionRecord = { storeToCancel, done: [], finishedAt: null };
    transaction.create(ref, { ...first, requestedAt: FieldValue.serverTimestamp() });
    const { ref: entry, data } = auditEntry(db, uid, 'deletion-requested');
    transaction.create(entry, data);
    return first;
  });
}

export const noteDone = async (db: Firestore, uid: string, step: string): Promise<void> => {
  await recordOf(db, uid).update({ done: FieldValue.arrayUnion(step) });
};

export const noteFinished = async (db: Firestore, uid: string, now: Date): Promise<void> => {
  await recordOf(db, uid).update({ finishedAt: Timestamp.fromDate(now) });
};

const uidsOf = async (query: FirebaseFirestore.Query): Promise<string[]> =>
  (await query.select().get()).docs.map(({ id }) => id);

/** Whose deletion has begun and not finished. */
export const unfinished = (db: Firestore): Promise<string[]> =>
  uidsOf(collection(db).where('finishedAt', '==', null));

/** Whose deletion finished before a moment. */
export const finishedBefore = (db: Firestore, moment: Date): Promise<string[]> =>
  uidsOf(collection(db).where('finishedAt', '<=', Timestamp.fromDate(moment)));
