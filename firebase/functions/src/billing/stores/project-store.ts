import {
  HOUR_MS,
  type CurrentSubscription,
  type Entitlement,
  type OfferPackage,
} from 'shared-contracts';
import type { Leeway } from '../../ledger/leeway';
import { byWorth, type Worth } from '../../ledger/projection/project';
import type { StorePurchase, StoreSubscription } from '../../ledger/provider/store-api';

/** A plan in a store's grace gives access at least until the next nightly sync, in milliseconds. */
const UNTIL_NEXT_READING = 26 * HOUR_MS;

const PLATFORMS: Readonly<Record<string, 'ios' | 'android'>> = {
  app_store: 'ios',
  mac_app_store: 'ios',
  play_store: 'android',
};

interface Plan {
  readonly sold: OfferPackage;
  readonly platform: 'ios' | 'android';
  readonly one: StoreSubscription;
  readonly record: CurrentSubscription;
  readonly runs: boolean;
  /** Milliseconds since the epoch. */
  readonly accessEnd: number;
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

function planOf(
  one: StoreSubscription,
  { sold, platform }: Pick<Plan, 'sold' | 'platform'>,
  now: number,
  { renewal }: Leeway,
): Plan {
  const cancels = one.auto_renewal_status === 'will_not_renew';
  const end = one.current_period_ends_at;
  const { identifier, ProductID, Tier } = sold;
  const paidUntil = end === null ? now : cancels ? end : end + renewal * 1000;
  const late = end === null || end <= now;
  const accessEnd = one.gives_access
    ? Math.max(paidUntil, late ? now + UNTIL_NEXT_READING : paidUntil)
    : Math.min(end ?? now, now);
  const record = {
    cancels,
    identifier,
    ProductID,
    Tier,
    purchase_date: isoOf(one.starts_at),
    expires_date: isoOf(end ?? accessEnd),
  };
  return { sold, platform, one, record, accessEnd, runs: one.gives_access };
}

/** The same day some months later, or the last day of a shorter month. */
function afterMonths(time: number, months: number): number {
  const to = new Date(time);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== new Date(time).getUTCDate()) to.setUTCDate(0);
  return to.getTime();
}

/**
 * Treats a purchase that does not renew as a cancelled subscription of one billing cycle, because
 * RevenueCat names no end for it. Source: docs/payments.md.
 */
function asSubscription(
  { id, product_id, purchased_at, status, store }: StorePurchase,
  packages: readonly OfferPackage[],
  now: number,
): StoreSubscription {
  const sold = packageOf(product_id, packages);
  const end = afterMonths(purchased_at, sold?.BillingCycle === 'annual' ? 12 : 1);
  const isOwned = status === 'owned';
  return {
    id,
    product_id,
    store,
    starts_at: purchased_at,
    auto_renewal_status: 'will_not_renew',
    gives_access: isOwned && end > now,
    current_period_ends_at: isOwned ? end : Math.min(end, now),
  };
}

const packageOf = (productID: string | null, packages: readonly OfferPackage[]) =>
  packages.find(({ StoreProductIDs }) => StoreProductIDs?.includes(productID ?? ''));

const worthOf = ({ runs, sold, accessEnd, one }: Plan): Worth => ({
  runs,
  Tier: sold.Tier,
  accessEnd,
  start: one.starts_at,
  id: one.id,
});

export interface StoreProjection {
  /** null: the learner never bought a plan in a store. */
  readonly plan: Entitlement | null;
  /** Id of the plan's purchase. */
  readonly source: string | null;
  /** Ids of running purchases whose product is in no offer. */
  readonly unknown: readonly string[];
}

/**
 * Turns a learner's purchases in app stores into a plan. RevenueCat's `gives_access` decides. So
 * grace, a pause or a failed payment alone ends nothing, and a refund ends the plan at once. A
 * product that is in no offer gives no access and ends none. Source: docs/payments.md.
 *
 * @param packages of all offers
 * @param onUnknown gets each running product that is in no offer
 */
export function projectStore(
  {
    subscriptions,
    purchases,
  }: {
    readonly subscriptions: readonly StoreSubscription[];
    readonly purchases: readonly StorePurchase[];
  },
  packages: readonly OfferPackage[],
  now: Date,
  leeway: Leeway,
  onUnknown: (productID: string | null) => void = () => undefined,
): StoreProjection {
  const unknown: string[] = [];
  const all = [
    ...subscriptions,
    ...purchases.map((one) => asSubscription(one, packages, now.getTime())),
  ];
  const plans = all.flatMap((one): Plan[] => {
    const platform = PLATFORMS[one.store];
    const sold = packageOf(one.product_id, packages);
    if (platform !== undefined && sold !== undefined) {
      return [planOf(one, { sold, platform }, now.getTime(), leeway)];
    }
    if (one.gives_access) {
      unknown.push(one.id);
      onUnknown(one.product_id);
    }
    return [];
  });
  const [best] = [...plans].sort(byWorth(worthOf));
  if (best === undefined) return { plan: null, source: null, unknown };
  const running = plans.filter(({ runs }) => runs).sort(byWorth(worthOf));
  // The best plan comes last, so that it wins over another one of the same product.
  const records = running.reverse().map(({ record }) => [record.ProductID, record] as const);
  const plan = {
    ...best.record,
    platform: best.platform,
    expires_date: isoOf(best.accessEnd),
    subscriptions: Object.fromEntries(records),
  };
  return { plan, source: best.one.id, unknown };
}
