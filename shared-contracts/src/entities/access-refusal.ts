/**
 * Why a signed-in learner may not open something: there never was a plan, the running plan is below
 * VIP, or the last plan is over. Source: API-getSecureData, decision 37.
 */
export const ACCESS_REFUSALS = ['no-plan', 'needs-vip', 'ended'] as const;
export type AccessRefusal = (typeof ACCESS_REFUSALS)[number];

/** Why access is refused to a signed-in learner. */
export interface RefusedAccess {
  readonly reason: AccessRefusal;
  /** When the plan ended, ISO 8601; with `ended` alone. */
  readonly endedAt?: string | undefined;
}
