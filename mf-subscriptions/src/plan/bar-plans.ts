import type { Package } from 'shared-contracts';
import { currentOf, type OwnPlans } from './plan-state';

/** What the floating bar leads to. */
export interface BarPlans {
  readonly first: Package;
  readonly second?: Package | undefined;
  /** A down arrow alone leads to `first`: the learner's own plan, or else the plans. */
  readonly arrow?: 'own' | 'plans' | undefined;
}

/**
 * Finds the plans of the floating bar: what the learner wants and the main plan, or without a wish
 * the main and the second one. Who has subscribed before is led to their own plan. Source:
 * PLANS-floating-bar, PLANS-floating-bar-arrow.
 *
 * @param shown the packages of the chosen billing cycle
 * @param wanted the one of them that the learner came for
 * @returns null: the offer has no main plan and nothing is wanted
 */
export function barPlansOf(
  shown: readonly Package[],
  wanted: Package | undefined,
  { subscriptions, hasAlreadySubscribed }: OwnPlans,
): BarPlans | null {
  const main = shown.find(({ Main }) => Main);
  const first = wanted ?? main;
  if (hasAlreadySubscribed) {
    const current = currentOf(subscriptions)?.identifier;
    const ownPlan = shown.find(({ identifier }) => identifier === current);
    if (ownPlan) return { first: ownPlan, arrow: 'own' };
    return first ? { first, arrow: 'plans' } : null;
  }
  if (first === undefined) return null;
  return { first, second: first === main ? shown.find(({ SecondMain }) => SecondMain) : main };
}
