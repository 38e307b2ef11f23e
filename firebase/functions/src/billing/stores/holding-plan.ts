import type { Entitlement } from 'shared-contracts';

const runs = ({ expires_date }: Entitlement, now: Date): boolean =>
  Date.parse(expires_date) > now.getTime();

/** A plan of which its provider knows nothing any more; one that has ended stays as it is. */
export const ended = (plan: Entitlement, now: Date): Entitlement =>
  runs(plan, now)
    ? { ...plan, cancels: true, expires_date: now.toISOString(), subscriptions: {} }
    : plan;

/**
 * Which plan holds of those that were bought on the web and in an app store: a running one before one
 * that has ended, then the higher tier, then that of the web. The other one is shown beside it while it
 * runs, because it is paid for, too. Source: docs/payments.md.
 */
export function holdingPlan(
  web: Entitlement | null,
  store: Entitlement | null,
  now: Date,
): Entitlement | null {
  if (web === null || store === null) return web ?? store;
  const isStore =
    runs(store, now) === runs(web, now)
      ? runs(store, now) && store.Tier > web.Tier
      : runs(store, now);
  const [best, other] = isStore ? [store, web] : [web, store];
  if (!runs(other, now)) return best;
  return { ...best, subscriptions: { ...other.subscriptions, ...best.subscriptions } };
}
