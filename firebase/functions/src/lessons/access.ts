import type { Firestore } from 'firebase-admin/firestore';
import {
  documentPaths,
  EntitlementSchema,
  LessonSecretsSchema,
  type Entitlement,
  type LessonSecrets,
  type RefusedAccess,
} from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { parseStored } from '../platform/parse-stored';

/** The facts that decide access to one lesson. */
export interface AccessQuestion {
  readonly lesson: Pick<LessonSecrets, 'isAvailable' | 'requiredTier'>;
  readonly isSignedIn: boolean;
  /** Default false. */
  readonly isTeacher?: boolean;
  /** The caller's plan; null without a plan or a log-in. */
  readonly entitlement:
    | (Pick<Entitlement, 'Tier' | 'expires_date'> &
        Partial<Pick<Entitlement, 'ProductID' | 'subscriptions'>>)
    | null;
  readonly now: Date;
}

export type LessonAccess =
  | { readonly kind: 'granted' | 'not-published' | 'not-signed-in' }
  | { readonly kind: 'not-entitled'; readonly refused: RefusedAccess };

/**
 * Decides whether a lesson opens. A plan counts until its `expires_date`, also when it is
 * cancelled. A teacher needs no plan, because teachers moderate comments under the lesson
 * (docs/lessons.md). Source: ACCESS-granted, API-getSecureData, decision 8.
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
  const refused = refusedBy(entitlement, lesson.requiredTier, now);
  return refused === null ? { kind: 'granted' } : { kind: 'not-entitled', refused };
}

/** @returns null: the plan runs and includes the tier */
function refusedBy(
  plan: AccessQuestion['entitlement'],
  requiredTier: number,
  now: Date,
): RefusedAccess | null {
  if (plan === null) return { reason: 'no-plan' };
  if (Date.parse(plan.expires_date) <= now.getTime()) {
    return { reason: 'ended', endedAt: shownEnd(plan) };
  }
  return plan.Tier >= requiredTier ? null : { reason: 'needs-vip' };
}

/** The entitlement lasts some leeway longer than the period that the learner was told of. */
function shownEnd(plan: NonNullable<AccessQuestion['entitlement']>): string {
  const { expires_date: end, ProductID, subscriptions } = plan;
  const told = ProductID === undefined ? undefined : subscriptions?.[ProductID]?.expires_date;
  return told !== undefined && Date.parse(told) < Date.parse(end) ? told : end;
}

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
