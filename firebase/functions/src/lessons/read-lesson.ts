import type { Firestore } from 'firebase-admin/firestore';
import {
  documentPaths,
  EntitlementSchema,
  LessonSecretsSchema,
  type Entitlement,
  type LessonSecrets,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';

export interface LessonForCaller {
  /** null without such a lesson. */
  readonly lesson: LessonSecrets | null;
  /** Parsed on demand: a free lesson opens also with a malformed plan. */
  readonly entitlement: () => Entitlement | null;
}

/**
 * Reads the facts that decide access, in one round trip: 1 document for a visitor, 2 for a member.
 * Source: decision 8.
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
    lesson: parseStored(LessonSecretsSchema, lesson),
    entitlement: () => parseStored(EntitlementSchema, entitlement),
  };
}
