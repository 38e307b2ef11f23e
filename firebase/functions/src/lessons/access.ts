import type { Entitlement, LessonSecrets } from 'shared-contracts';

/** What decides access to one lesson. */
export interface AccessQuestion {
  readonly lesson: Pick<LessonSecrets, 'isAvailable' | 'requiredTier'>;
  readonly isSignedIn: boolean;
  /** Default false. */
  readonly isTeacher?: boolean;
  /** The caller's plan; null: none, or nobody is signed in. */
  readonly entitlement: Pick<Entitlement, 'Tier' | 'expires_date'> | null;
  readonly now: Date;
}

export type LessonAccess = 'granted' | 'not-published' | 'not-signed-in' | 'not-entitled';

/**
 * Who may open a lesson. A plan counts until its `expires_date`, also when it has been cancelled. A
 * teacher needs none: the comments under a lesson are moderated where they stand (docs/lessons.md).
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
