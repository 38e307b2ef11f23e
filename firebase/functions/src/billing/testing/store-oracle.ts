/**
 * Computes a learner's expected plan of both providers independently. It reads the raw state
 * of the app stores and follows docs/payments.md, without the code under test.
 */
import type { StoreState } from 'stand-ins/stores';
import { OFFER } from './offer';

type Subscription = StoreState['subscriptions'][string];

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** Replaces a date that depends on the moment of the last sync. */
const AFTER_READING = '26 hours after the last reading';

/** A plan as a learner sees it. */
interface Shown {
  readonly Tier: number;
  readonly identifier: string;
  readonly ProductID: string;
  readonly cancels: boolean;
  readonly purchase_date: string;
  readonly expires_date: string;
}

export interface Held extends Shown {
  readonly platform: string;
  readonly subscriptions: Readonly<Record<string, Shown>>;
  readonly PrivateLessonSlotID?: string;
  /** The second running plan. */
  readonly beside?: Omit<Shown, 'ProductID' | 'purchase_date'> & {
    readonly platform: string;
    readonly ProductIDs: readonly string[];
  };
}

const soldAs = ({ product_id, store }: Subscription) => {
  const os = store === 'play_store' ? 'android' : 'ios';
  const found = OFFER.packages.find(({ ProductID }) => product_id === `prod_${os}_${ProductID}`);
  return found && { os, found };
};

/** The end of access; null: 26 hours after the last sync. */
function openUntil(one: Subscription, now: number): number | null {
  const end = one.current_period_ends_at!;
  if (!one.gives_access) return end;
  if (end <= now) return null;
  return one.auto_renewal_status === 'will_not_renew' ? end : end + 26 * HOUR;
}

/**
 * Computes the plan of the app stores alone.
 *
 * @returns null: no purchase
 */
export function storeMustHold(state: StoreState, uid: string, now: Date): Held | null {
  const own = Object.values(state.subscriptions).flatMap((one) => {
    const sold = one.customer_id === uid ? soldAs(one) : undefined;
    if (sold === undefined) return [];
    const { identifier, ProductID, Tier } = sold.found;
    const until = openUntil(one, now.getTime());
    const shown = {
      identifier,
      ProductID,
      Tier,
      cancels: one.auto_renewal_status === 'will_not_renew',
      purchase_date: iso(one.starts_at),
      expires_date: iso(one.current_period_ends_at!),
    };
    return [{ one, os: sold.os, shown, until, order: until ?? now.getTime() + 26 * HOUR }];
  });
  const open = own.filter(({ one }) => one.gives_access);
  // An open plan wins, then the higher tier. Of ended plans the one with the last access wins, then
  // the last purchase.
  const [best] = (open.length > 0 ? open : own).sort(
    (a, b) =>
      (open.length > 0 ? b.shown.Tier - a.shown.Tier : 0) ||
      b.order - a.order ||
      b.one.starts_at - a.one.starts_at ||
      a.one.id.localeCompare(b.one.id),
  );
  if (best === undefined) return null;
  const { os, shown, until } = best;
  // Of plans with one product the best one is shown.
  const records = [...open].reverse().map((each) => [each.shown.ProductID, each.shown] as const);
  return {
    ...shown,
    platform: os,
    expires_date: until === null ? AFTER_READING : iso(until),
    subscriptions: Object.fromEntries(records),
  };
}

const isOpen = ({ expires_date }: Held, now: Date) =>
  expires_date === AFTER_READING || Date.parse(expires_date) > now.getTime();

/** The second plan, with the shown date and the products that only it has. */
function toldBeside(other: Held, best: Held): NonNullable<Held['beside']> {
  const { Tier, identifier, cancels, platform, subscriptions } = other;
  const { expires_date } = subscriptions[other.ProductID]!;
  const own = Object.keys(subscriptions).filter((id) => best.subscriptions[id] === undefined);
  return { Tier, identifier, cancels, platform, expires_date, ProductIDs: own.sort() };
}

/**
 * Chooses between a web plan and a store plan. An open plan wins, then the higher tier, then the
 * web. The other one is in `beside` while it is open. The slot
 * of a private lesson stays.
 */
export function bothMustHold(web: Held | null, store: Held | null, now: Date): Held | null {
  if (web === null || store === null) return web ?? store;
  const open = [web, store].filter((one) => isOpen(one, now));
  const [best] = open.length === 0 ? [web] : open.sort((a, b) => b.Tier - a.Tier);
  const [other] = open.filter((one) => one !== best);
  const { PrivateLessonSlotID } = web;
  return {
    ...best!,
    subscriptions: { ...other?.subscriptions, ...best!.subscriptions },
    ...(other && { beside: toldBeside(other, best!) }),
    ...(PrivateLessonSlotID !== undefined && { PrivateLessonSlotID }),
  };
}

/**
 * Rewrites a stored plan for the oracle. A date that depends on a sync becomes
 * `AFTER_READING`. A plan that its store no longer has becomes null.
 */
export function inWordsOf(found: Held | null, expected: Held | null, now: Date): Held | null {
  if (found === null) return null;
  const { beside } = found;
  // The order of the products has no meaning.
  const ProductIDs = beside?.ProductIDs.toSorted() ?? [];
  const stored = beside ? { ...found, beside: { ...beside, ProductIDs } } : found;
  const isForgotten = expected === null && stored.platform !== 'web' && !isOpen(stored, now);
  if (isForgotten) return Object.keys(stored.subscriptions).length === 0 ? null : stored;
  const hours = (Date.parse(stored.expires_date) - now.getTime()) / HOUR;
  const isOfReading = expected?.expires_date === AFTER_READING && hours > 25 && hours <= 26;
  return isOfReading ? { ...stored, expires_date: AFTER_READING } : stored;
}
