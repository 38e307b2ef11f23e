import type { Firestore } from 'firebase-admin/firestore';
import { refusalOf, type DatedPlan } from 'common';
import {
  type RefusedAccess,
  documentPaths,
  EntitlementSchema,
  LessonSecretsSchema,
  type Entitlement,
  type LessonSecrets,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';

export interface AccessQuestion {
  readonly lesson: Pick<LessonSecrets, 'isAvailable' | 'requiredTier'>;
  readonly isSignedIn: boolean;
  readonly isTeacher?: boolean;
  /** The caller's plan; null without a plan or a log-in. */
  readonly entitlement: DatedPlan | null;
  readonly now: Date;
}

export type LessonAccess =
  | { readonly kind: 'granted' | 'not-published' | 'not-signed-in' }
  | { readonly kind: 'not-entitled'; readonly refused: RefusedAccess };

/**
 * Decides whether a lesson opens; `refusalOf` judges the plan. A teacher needs no plan, because
 * teachers moderate comments under the lesson (docs/lessons.md). Source: ACCESS-granted,
 * API-getSecureData, decision 8.
 */
export function decideAccess({
  lesson,
  isSignedIn,
  isTeacher = false,
  entitlement,
  now,
}: AccessQuestion): LessonAccess {
  if (!lesson.isAvailable) return { kind: 'not-published' };
  if (lesson.requiredTier === 0 || isTeacher) return { kind: 'granted' };
  if (!isSignedIn) return { kind: 'not-signed-in' };
  const refused = refusalOf(entitlement, lesson.requiredTier, now);
  return refused === null ? { kind: 'granted' } : { kind: 'not-entitled', refused };
}

export interface LessonForCaller {
  /** null: the id is unknown. */
  readonly lesson: LessonSecrets | null;
  /** Parses the plan on demand, so that a free lesson opens even with a malformed plan. */
  readonly entitlement: () => Entitlement | null;
}

/**
 * Reads the lesson and the caller's plan in one round trip: 1 document for a visitor, 2 for a
 * member. Source: decision 8.
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
