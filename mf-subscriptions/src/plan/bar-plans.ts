import type { Package } from 'shared-contracts';
import { currentOf, type OwnPlans } from './plan-state';

/** The plans to which the floating bar leads. */
export interface BarPlans {
  readonly first: Package;
  readonly second?: Package | undefined;
  /** A down arrow alone leads to `first`: the learner's own plan, or else the plans. */
  readonly arrow?: 'own' | 'plans' | undefined;
}

/**
 * Finds the plans of the floating bar: the wanted plan and the main plan, else the main and the
 * second plan. A learner who has subscribed before gets an arrow to their own plan. Source:
 * PLANS-floating-bar, PLANS-floating-bar-arrow.
 *
 * @param shown the packages of the chosen billing cycle
 * @param wanted the package that the learner came for
 * @returns null: there is neither a wanted nor a main plan
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
