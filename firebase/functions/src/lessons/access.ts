import type { Entitlement, LessonSecrets } from 'shared-contracts';

/** The facts that decide access to one lesson. */
export interface AccessQuestion {
  readonly lesson: Pick<LessonSecrets, 'isAvailable' | 'requiredTier'>;
  readonly isSignedIn: boolean;
  /** Default false. */
  readonly isTeacher?: boolean;
  /** The caller's plan; null without a plan or a log-in. */
  readonly entitlement: Pick<Entitlement, 'Tier' | 'expires_date'> | null;
  readonly now: Date;
}

export type LessonAccess = 'granted' | 'not-published' | 'not-signed-in' | 'not-entitled';

/**
 * Decides whether a lesson opens. A plan counts until its `expires_date`, also when it is cancelled. A
 * teacher needs no plan, because teachers moderate comments under the lesson (docs/lessons.md).
 * Source: SPEC §4 lesson access, INTERFACES §3 who sees what.
 */
export function decideAccess({
  lesson,
  isSignedIn,
  isTeacher = false,
  entitlement,
  now,
}: AccessQuestion): LessonAccess {
  if (!lesson.isAvailable) return 'not-published';
  if (lesson.requiredTier === 0 || isTeacher) return 'granted';
  if (!isSignedIn) return 'not-signed-in';
  const runs = entitlement !== null && Date.parse(entitlement.expires_date) > now.getTime();
  return runs && entitlement.Tier >= lesson.requiredTier ? 'granted' : 'not-entitled';
}
