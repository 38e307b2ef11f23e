import type { OfferPackage } from 'shared-contracts';

/** When a change of plan takes effect. */
export type ChangeTime =
  /** It is the own plan: a cancellation or a scheduled change is taken back. */
  | 'keep'
  /** The difference is charged now. */
  | 'now'
  /** Nothing is charged now; the new plan follows the time that is paid for. */
  | 'at-period-end';

type Sold = Pick<OfferPackage, 'ProductID' | 'Tier' | 'BillingCycle'>;

/**
 * When a change takes effect. A plan that opens more, or lasts longer, begins now. Any other begins
 * at the end of the period, because the learner has paid for more until then.
 * Source: API-change-cycle.
 *
 * @param current null: a product that is no longer sold; it is never charged for again
 */
export function changeTimeOf(current: Sold | null, wanted: Sold): ChangeTime {
  if (current === null) return 'at-period-end';
  if (current.ProductID === wanted.ProductID) return 'keep';
  if (wanted.Tier !== current.Tier) return wanted.Tier > current.Tier ? 'now' : 'at-period-end';
  return wanted.BillingCycle === 'annual' && current.BillingCycle !== 'annual'
    ? 'now'
    : 'at-period-end';
}
