import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

const JudgementSchema = v.object({
  /** Text of the signed registry. */
  registry: v.string(),
  /** SHA-256 of the text of the published registry that it replaces. */
  basis: v.string(),
});
export type Judgement = v.InferOutput<typeof JudgementSchema>;

const document = (db: Firestore) => db.doc('Judgements/current');

/** Reads the last judgement; undefined: the judge has ended no canary yet. */
export async function readJudgement(db: Firestore): Promise<Judgement | undefined> {
  const result = v.safeParse(JudgementSchema, (await document(db).get()).data());
  return result.success ? result.output : undefined;
}

export async function putJudgement(db: Firestore, judgement: Judgement): Promise<void> {
  await document(db).set(judgement);
}
