import { runs } from 'common';
import type { Entitlement } from 'shared-contracts';

/** Ends a running plan that its provider no longer knows. An ended plan stays as it is. */
export const ended = (plan: Entitlement, now: Date): Entitlement =>
  runs(plan, now)
    ? { ...plan, cancels: true, expires_date: now.toISOString(), subscriptions: {} }
    : plan;

/** The facts of the second plan, so that the learner can end one of the two. */
function besideOf(other: Entitlement, best: Entitlement): NonNullable<Entitlement['beside']> {
  const { platform, Tier, identifier, cancels, ProductID, subscriptions = {} } = other;
  const shown = subscriptions[ProductID]?.expires_date ?? other.expires_date;
  const ProductIDs = Object.keys(subscriptions).filter((id) => !(id in (best.subscriptions ?? {})));
  return { platform, Tier, identifier, cancels, expires_date: shown, ProductIDs };
}

/** Drops the second plan that an earlier projection stored. */
const withoutBeside = (plan: Entitlement | null): Entitlement | null => {
  if (plan === null) return null;
  const { beside: _, ...rest } = plan;
  return rest;
};

/**
 * Chooses the plan that gives access, if the learner has one of the web and one of a store. A
 * running plan wins, then the higher tier, then the web. While the other plan runs, `beside` shows
 * it, because the learner pays for both. Source: docs/payments.md.
 */
export function holdingPlan(
  webPlan: Entitlement | null,
  storePlan: Entitlement | null,
  now: Date,
): Entitlement | null {
  const web = withoutBeside(webPlan);
  const store = withoutBeside(storePlan);
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
