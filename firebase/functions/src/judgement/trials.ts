import { randomBytes } from 'node:crypto';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Question } from 'common/canary-judge';
import * as v from 'valibot';

const TrialSchema = v.object({
  remote: v.string(),
  stable: v.string(),
  canary: v.string(),
  /** The start of each share, milliseconds since 1970. */
  shares: v.array(v.number()),
  /** Key of the hashes that name senders. */
  salt: v.string(),
});

/** A running canary, as the function that stores its reports needs it. */
export type Trial = v.InferOutput<typeof TrialSchema>;

/** The fields that identify a canary. */
export type TrialKey = Pick<Trial, 'remote' | 'stable' | 'canary'>;

const trials = (db: Firestore): CollectionReference => db.collection('Canaries');

const trialDocument = (db: Firestore, { remote, stable, canary }: TrialKey): DocumentReference =>
  trials(db).doc([remote, stable, canary].join('.'));

/** The reports of browsers about a canary; one document for each sender and share. */
export const reportsOf = (db: Firestore, trial: TrialKey): CollectionReference =>
  trialDocument(db, trial).collection('CanaryReports');

/** Reads the running canaries; costs one read for each. */
export async function readTrials(db: Firestore): Promise<readonly Trial[]> {
  const { docs } = await trials(db).get();
  return docs.flatMap((doc) => {
    const result = v.safeParse(TrialSchema, doc.data());
    return result.success ? [result.output] : [];
  });
}

/**
 * Stores which canaries run, and deletes the reports of all others, with the key of their senders'
 * names. A function with an old list may still write a report, which the next call deletes.
 * Source: decision 62.
 */
export async function putTrials(db: Firestore, questions: readonly Question[]): Promise<void> {
  // The list contains a deleted document as long as it has reports.
  const refs = await trials(db).listDocuments();
  const docs = refs.length > 0 ? await db.getAll(...refs) : [];
  const wanted = new Map(questions.map((each) => [trialDocument(db, each).id, each]));
  for (const { ref, id } of docs) if (!wanted.has(id)) await db.recursiveDelete(ref);
  for (const [id, { remote, stable, canary, shares }] of wanted) {
    const storedTrial = v.safeParse(TrialSchema, docs.find((doc) => doc.id === id)?.data());
    if (storedTrial.success && storedTrial.output.shares.join() === shares.join()) continue;
    const salt = storedTrial.success
      ? storedTrial.output.salt
      : randomBytes(32).toString('base64url');
    await trials(db).doc(id).set({ remote, stable, canary, shares, salt });
  }
}
