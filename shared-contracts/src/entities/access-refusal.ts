/**
 * Why a signed-in learner may not open something: no plan ever, a plan below VIP, or an ended plan.
 * Source: API-getSecureData, decision 37.
 */
export const ACCESS_REFUSALS = ['no-plan', 'needs-vip', 'ended'] as const;
export type AccessRefusal = (typeof ACCESS_REFUSALS)[number];

/** A refusal of access for a signed-in learner. */
export interface RefusedAccess {
  readonly reason: AccessRefusal;
  /** When the plan ended, ISO 8601; only with `ended`. */
  readonly endedAt?: string | undefined;
}
