import { runs } from 'common';
import type { Entitlement } from 'shared-contracts';

/** Ends a plan that its provider no longer knows. A plan that has ended stays as it is. */
export const ended = (plan: Entitlement, now: Date): Entitlement =>
  runs(plan, now)
    ? { ...plan, cancels: true, expires_date: now.toISOString(), subscriptions: {} }
    : plan;

/** The facts about the plan that does not hold, so that the learner can end one of the two. */
function besideOf(other: Entitlement, best: Entitlement): NonNullable<Entitlement['beside']> {
  const { platform, Tier, identifier, cancels, ProductID, subscriptions = {} } = other;
  const shown = subscriptions[ProductID]?.expires_date ?? other.expires_date;
  const ProductIDs = Object.keys(subscriptions).filter((id) => !(id in (best.subscriptions ?? {})));
  return { platform, Tier, identifier, cancels, expires_date: shown, ProductIDs };
}

/** A stored plan may still name an earlier plan beside it. */
const alone = (plan: Entitlement | null): Entitlement | null => {
  if (plan === null) return null;
  const { beside: _, ...rest } = plan;
  return rest;
};

/**
 * Chooses the plan that holds, if one was bought on the web and one in a store. A running plan
 * comes before an ended one, then the higher tier, then the web. The other is shown beside it while
 * it runs, because the learner pays for it, too. Source: docs/payments.md.
 */
export function holdingPlan(
  webPlan: Entitlement | null,
  storePlan: Entitlement | null,
  now: Date,
): Entitlement | null {
  const web = alone(webPlan);
  const store = alone(storePlan);
  if (web === null || store === null) return web ?? store;
  const isStore = runs(store, now) && (!runs(web, now) || store.Tier > web.Tier);
  const [best, other] = isStore ? [store, web] : [web, store];
  if (!runs(other, now)) return best;
  return {
    ...best,
    subscriptions: { ...other.subscriptions, ...best.subscriptions },
    beside: besideOf(other, best),
  };
}
