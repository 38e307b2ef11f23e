import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  AppError,
  documentPaths,
  EntitlementSchema,
  explainIssue,
  LessonSecretsSchema,
  type Entitlement,
  type LessonSecrets,
} from 'shared-contracts';
import * as v from 'valibot';
import type { Caller } from '../callable/caller';

/** A stored document that breaks its schema is our fault: `internal`, with the cause in the log. */
function parseStored<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, snapshot.data());
  if (result.success) return result.output;
  const problems = result.issues.map(explainIssue);
  // The collection only: the id of an entitlement is a person's.
  throw new AppError('internal', `Malformed document in ${snapshot.ref.parent.path}`, problems);
}

export interface LessonForCaller {
  /** null: there is no such lesson. */
  readonly lesson: LessonSecrets | null;
  /** Parsed on demand: a free lesson opens whatever the caller's plan looks like. */
  readonly entitlement: () => Entitlement | null;
}

/**
 * Reads what decides access, in one round trip: 1 document for a visitor, 2 for a member.
 * Source: DESIGN §6, costs.
 */
export async function readLesson(
  db: Firestore,
  videoID: string,
  caller: Caller,
): Promise<LessonForCaller> {
  const secrets = db.collection('LessonSecrets').doc(videoID);
  const [lesson, entitlement] =
    caller.kind === 'visitor'
      ? [await secrets.get()]
      : await db.getAll(secrets, db.doc(documentPaths.entitlement(caller.uid)));
  return {
    lesson: lesson?.exists === true ? parseStored(LessonSecretsSchema, lesson) : null,
    entitlement: () =>
      entitlement?.exists === true ? parseStored(EntitlementSchema, entitlement) : null,
  };
}
