import type { CurrentSubscription, Entitlement, OfferPackage } from 'shared-contracts';
import type { Leeway } from '../leeway';
import type { StoreSubscription } from './store-api';

const HOUR = 3_600_000;
/**
 * A plan that gives access beyond its period, as in a store's grace, is open until the next nightly
 * reading at least.
 */
const UNTIL_NEXT_READING = 26 * HOUR;

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
    ...{ cancels, identifier, ProductID, Tier },
    purchase_date: isoOf(one.starts_at),
    expires_date: isoOf(end ?? accessEnd),
  };
  return { sold, platform, one, record, accessEnd, runs: one.gives_access };
}

/** What opens more comes first; of two alike, what lasts longer, then what was bought last. */
const byWorth = (a: Plan, b: Plan): number =>
  Number(b.runs) - Number(a.runs) ||
  (a.runs ? b.sold.Tier - a.sold.Tier : 0) ||
  b.accessEnd - a.accessEnd ||
  b.one.starts_at - a.one.starts_at ||
  a.one.id.localeCompare(b.one.id);

/**
 * What a learner's purchases in app stores mean. The service's `gives_access` decides, so grace, a pause
 * and a problem of payment end nothing by themselves, and a refund ends at once. A product that no offer
 * names opens nothing and ends nothing. Source: docs/payments.md.
 *
 * @param packages of all offers
 * @param onUnknown hears of a running product that no offer names
 * @returns null: nothing was ever bought
 */
export function projectStore(
  subscriptions: readonly StoreSubscription[],
  packages: readonly OfferPackage[],
  now: Date,
  leeway: Leeway,
  onUnknown: (productID: string | null) => void = () => undefined,
): Entitlement | null {
  const plans = subscriptions.flatMap((one): Plan[] => {
    const platform = PLATFORMS[one.store];
    const sold = packages.find(({ StoreProductIDs }) =>
      StoreProductIDs?.includes(one.product_id ?? ''),
    );
    if (platform !== undefined && sold !== undefined) {
      return [planOf(one, { sold, platform }, now.getTime(), leeway)];
    }
    if (one.gives_access) onUnknown(one.product_id);
    return [];
  });
  const [best] = [...plans].sort(byWorth);
  if (best === undefined) return null;
  const running = plans.filter(({ runs }) => runs).sort(byWorth);
  // The most worthy last, so that it is the one that stays of two with the same product.
  const records = running.reverse().map(({ record }) => [record.ProductID, record] as const);
  return {
    ...best.record,
    platform: best.platform,
    expires_date: isoOf(best.accessEnd),
    subscriptions: Object.fromEntries(records),
  };
}
