import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import type { AccountDeletionAnswer } from 'shared-contracts';
import { auditEntry } from '../audit';

export type Store = NonNullable<AccountDeletionAnswer['storeToCancel']>;

/** `AccountDeletions/{uid}`: the progress of a deletion. No client reads it. */
export interface DeletionRecord {
  /** The learner must cancel at this store. A step erases the entitlement that named it. */
  readonly storeToCancel: Store | null;
  /** Names of the finished steps. */
  readonly done: readonly string[];
  /** null while steps are left. */
  readonly finishedAt: Timestamp | null;
}

const collection = (db: Firestore) => db.collection('AccountDeletions');
export const recordOf = (db: Firestore, uid: string): DocumentReference => collection(db).doc(uid);

/** @returns null: no deletion has begun */
export async function findRecord(db: Firestore, uid: string): Promise<DeletionRecord | null> {
  const snapshot = await recordOf(db, uid).get();
  return (snapshot.data() as DeletionRecord | undefined) ?? null;
}

/**
 * Records that a deletion was requested. From now on the job finishes it, even if the call fails.
 * Of two concurrent calls the first writes the record.
 */
export function begin(
  db: Firestore,
  uid: string,
  storeToCancel: Store | null,
): Promise<DeletionRecord> {
  return db.runTransaction(async (transaction) => {
    const ref = recordOf(db, uid);
    const record = (await transaction.get(ref)).data() as DeletionRecord | undefined;
    if (record) return record;
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

/** Accounts with an unfinished deletion. */
export const unfinished = (db: Firestore): Promise<string[]> =>
  uidsOf(collection(db).where('finishedAt', '==', null));

/** Accounts whose deletion finished at a moment or earlier. */
export const finishedBefore = (db: Firestore, moment: Date): Promise<string[]> =>
  uidsOf(collection(db).where('finishedAt', '<=', Timestamp.fromDate(moment)));
