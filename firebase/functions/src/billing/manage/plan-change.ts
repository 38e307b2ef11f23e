import type { OfferPackage } from 'shared-contracts';

export type ChangeTime =
  /** The learner keeps the plan: a cancellation or a scheduled change is taken back. */
  | 'keep'
  /** The provider charges the difference now. */
  | 'now'
  /** The provider charges nothing now. The new plan follows the paid period. */
  | 'at-period-end';

type Sold = Pick<OfferPackage, 'ProductID' | 'Tier' | 'BillingCycle'>;

/**
 * Decides when a change takes effect. A higher tier, or a year instead of a month, begins now. Any
 * other plan begins after the period, because the learner has paid for more until then.
 * Source: API-change-cycle.
 *
 * @param current null: a product that is no longer sold
 */
export function changeTimeOf(current: Sold | null, wanted: Sold): ChangeTime {
  if (current === null) return 'at-period-end';
  if (current.ProductID === wanted.ProductID) return 'keep';
  if (wanted.Tier !== current.Tier) return wanted.Tier > current.Tier ? 'now' : 'at-period-end';
  return wanted.BillingCycle === 'annual' && current.BillingCycle !== 'annual'
    ? 'now'
    : 'at-period-end';
}
