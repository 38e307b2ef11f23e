import type { Entitlement, LessonSecrets } from 'shared-contracts';

/** What decides access to one lesson. */
export interface AccessQuestion {
  readonly lesson: Pick<LessonSecrets, 'isAvailable' | 'requiredTier'>;
  readonly isSignedIn: boolean;
  /** The caller's plan; null: none, or nobody is signed in. */
  readonly entitlement: Pick<Entitlement, 'Tier' | 'expires_date'> | null;
  readonly now: Date;
}

export type LessonAccess = 'granted' | 'not-published' | 'not-signed-in' | 'not-entitled';

/**
 * Who may open a lesson. A plan counts until its `expires_date`, also when it has been cancelled.
 * Source: SPEC §4 lesson access, INTERFACES §3 who sees what.
 */
export function decideAccess({
  lesson,
  isSignedIn,
  entitlement,
  now,
}: AccessQuestion): LessonAccess {
  if (!lesson.isAvailable) return 'not-published';
  if (lesson.requiredTier === 0) return 'granted';
  if (!isSignedIn) return 'not-signed-in';
  const runs = entitlement !== null && Date.parse(entitlement.expires_date) > now.getTime();
  return runs && entitlement.Tier >= lesson.requiredTier ? 'granted' : 'not-entitled';
}
