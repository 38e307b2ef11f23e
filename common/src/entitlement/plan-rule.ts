import type { Entitlement, PlanBeside, RefusedAccess } from 'shared-contracts';

/**
 * The fields of a plan that decide. Plans of older servers lack `subscriptions`, so the period that
 * the learner was told is unknown.
 */
export type DatedPlan = Pick<Entitlement, 'Tier' | 'ProductID' | 'expires_date' | 'subscriptions'>;

/** Whether a plan is valid now: until `expires_date`, also after a cancellation. */
export const runs = (plan: Pick<Entitlement, 'expires_date'>, now: Date): boolean =>
  Date.parse(plan.expires_date) > now.getTime();

/** End of the period that the learner was told. */
const toldEnd = (plan: DatedPlan): string =>
  (plan.subscriptions?.[plan.ProductID] ?? plan).expires_date;

/**
 * When a plan ends or ended for the learner, ISO 8601. Access normally lasts some leeway longer
 * than the period that the learner was told; after a failed payment, it ends earlier.
 */
export function shownEnd(plan: DatedPlan): string {
  const told = toldEnd(plan);
  return Date.parse(told) < Date.parse(plan.expires_date) ? told : plan.expires_date;
}

/**
 * Why a member's plan does not open content of a tier. Source: ACCESS-granted, decision 8.
 *
 * @param plan null or undefined: the member never had a plan
 * @returns null: the plan runs and includes the tier
 */
export function refusalOf(
  plan: DatedPlan | null | undefined,
  requiredTier: number,
  now: Date,
): RefusedAccess | null {
  if (!plan) return { reason: 'no-plan' };
  if (!runs(plan, now)) return { reason: 'ended', endedAt: shownEnd(plan) };
  return plan.Tier >= requiredTier ? null : { reason: 'needs-vip' };
}

/** A payment of a running plan that failed. */
export interface PaymentProblem {
  /** ISO 8601; everything stays open until this moment. */
  readonly until: string;
  /** Whether that moment is past, so access has ended. */
  readonly isOver: boolean;
}

/**
 * Finds a failed payment of a web plan. Access then ends before the unpaid period begins, even if
 * the plan was cancelled since. Otherwise it ends with the period or a little later.
 * Source: docs/payments.md.
 *
 * @returns null: no payment failed, or a store takes the payments
 */
export function paymentProblemOf(plan: Entitlement, now: Date): PaymentProblem | null {
  const until = plan.expires_date;
  if (plan.platform !== 'web' || Date.parse(until) >= Date.parse(toldEnd(plan))) return null;
  return { until, isOver: !runs(plan, now) };
}

/**
 * The second plan that a learner pays for now, bought on another platform.
 * Source: docs/payments.md.
 *
 * @returns null: the learner pays for at most one plan
 */
export const planBesideOf = ({ beside }: Entitlement, now: Date): PlanBeside | null =>
  beside === undefined || (beside.cancels && !runs(beside, now)) ? null : beside;
