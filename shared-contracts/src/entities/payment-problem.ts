// Apart from the schema, which screens that only ask this need not carry.
import type { Entitlement } from './entitlement';

/** A payment of a running plan that failed. */
export interface PaymentProblem {
  /** ISO 8601; everything stays open until this moment. */
  readonly until: string;
  /** Whether that moment is past, so that nothing is open any more. */
  readonly isOver: boolean;
}

/**
 * Tells whether a payment of a plan of the web failed. Access then ends before the unpaid period
 * begins, even if the plan was cancelled since. Otherwise it ends with the period or a little
 * later. Source: docs/payments.md.
 *
 * @returns null: nothing is wrong, or a store takes the payments
 */
export function paymentProblemOf(
  { expires_date: until, platform, ProductID, subscriptions }: Entitlement,
  now: Date,
): PaymentProblem | null {
  const shown = subscriptions?.[ProductID];
  if (platform !== 'web' || shown === undefined) return null;
  if (Date.parse(until) >= Date.parse(shown.expires_date)) return null;
  return { until, isOver: Date.parse(until) <= now.getTime() };
}
