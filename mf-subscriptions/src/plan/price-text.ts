import {
  amountText,
  DAY_MS,
  dayText,
  type BillingCycle,
  type Package,
  type ParentAppPackage,
  type Price,
} from 'shared-contracts';
import { subscriptions } from '../messages/subscriptions';
import { currentOf, freeUntilOf, runningOf, type OwnPlans } from './plan-state';

const PER = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingCycle, string>;

/** Who sells a package: we, on the web, or a store, which names its own prices. */
export type Seller =
  | { readonly kind: 'web' }
  /** `sold` is undefined until the app has said what the store sells. Source: EVENT-packages. */
  | { readonly kind: 'store'; readonly sold: ParentAppPackage | undefined };

/** A price of the web: `CHF 9.90`, and `per month` or `per year`. Source: CONST-price-format. */
export const webPriceText = ({ price, BillingCycle }: Pick<Package, 'price' | 'BillingCycle'>) => ({
  amount: amountText(price),
  per: `per ${PER[BillingCycle]}`,
});

/**
 * `CHF 9.90`, and `per month` or `per year`; in the app what the store says, and never a price of
 * the web. Source: CONST-price-format, ENTITY-parent-package.
 *
 * @returns null: the store has not said it yet
 */
export function priceText(
  aPackage: Pick<Package, 'price' | 'BillingCycle'>,
  seller: Seller,
): { readonly amount: string; readonly per: string } | null {
  if (seller.kind === 'web') return webPriceText(aPackage);
  if (seller.sold === undefined) return null;
  const { priceString, subscriptionPeriod } = seller.sold.product;
  return { amount: priceString, per: `per ${subscriptionPeriod === 'P1Y' ? 'year' : 'month'}` };
}

/**
 * `30 days free, then`: only for those who never subscribed. Source: CONST-trial-wording.
 *
 * @returns null: there is no free trial, or the store has not said so
 */
export function trialText(
  { FreeTrialPeriod }: Pick<Package, 'FreeTrialPeriod'>,
  hasAlreadySubscribed: boolean,
  seller: Seller,
): string | null {
  if (hasAlreadySubscribed) return null;
  if (seller.kind === 'store') return seller.sold?.product.introPrice ? '30 days free, then' : null;
  return FreeTrialPeriod > 0 ? `${FreeTrialPeriod} days free, then` : null;
}

/** What else decides what is due. */
export interface DueContext {
  readonly seller: Seller;
  /** All of the offer, to which the running plan may belong. */
  readonly packages: readonly Package[];
  /** Today, from which the free days count. */
  readonly now: Date;
}

/**
 * What a change to a package costs today; the dialog before it names the amount. It follows the
 * rule of the server (`changeTimeOf`): what opens more, or lasts longer, begins now. Only the
 * server knows a product that is no longer sold.
 *
 * @returns null: nothing changes, or a failed payment comes first
 */
function dueOfChange(wanted: Package, own: OwnPlans, packages: readonly Package[]): string | null {
  const { subscriptions: plans, standing } = own;
  const { running, coming } = runningOf(plans);
  const isOwn = [running, coming].some((one) => one?.identifier === wanted.identifier);
  if (running === undefined || isOwn || standing?.problem) return null;
  const { change } = subscriptions.due;
  const sold = packages.find(({ ProductID }) => ProductID === running.ProductID);
  if (sold === undefined) return change.asked;
  const isLonger = wanted.BillingCycle === 'annual' && sold.BillingCycle !== 'annual';
  const isNow = wanted.Tier === sold.Tier ? isLonger : wanted.Tier > sold.Tier;
  if (!isNow) return change.later(wanted.Title, dayText(running.expires_date));
  const freeUntil = freeUntilOf(running, own);
  if (freeUntil === null) return change.now(sold.Title);
  return wanted.FreeTrialPeriod > 0 ? change.free(dayText(freeUntil)) : change.asked;
}

/**
 * What a learner pays today and next, before they buy or change a plan on the web, and how to end
 * it.
 *
 * @returns null: the store says it, or nothing can be bought
 */
export function dueText(
  aPackage: Package,
  own: OwnPlans,
  { seller, packages, now }: DueContext,
): string | null {
  const { price, BillingCycle, FreeTrialPeriod } = aPackage;
  const { subscriptions: plans, hasAlreadySubscribed, isVisitor = false } = own;
  if (seller.kind === 'store') return null;
  if (currentOf(plans) !== undefined) return dueOfChange(aPackage, own, packages);
  const amount = amountText(price);
  const { trial, now: atOnce } = subscriptions.due;
  if (FreeTrialPeriod === 0 || hasAlreadySubscribed) return atOnce(amount, PER[BillingCycle]);
  const end = new Date(now.getTime() + FreeTrialPeriod * DAY_MS).toISOString();
  return trial(amount, dayText(end), isVisitor);
}

/**
 * What a year of a plan costs less than twelve months of it.
 *
 * @param of the plan, paid by the year or by the month
 * @returns null where it is sold in one way only, and where a year is not cheaper
 */
export function savingOf(of: Package, packages: readonly Package[]): Price | null {
  const inCycle = (cycle: BillingCycle) =>
    of.BillingCycle === cycle
      ? of
      : packages.find(({ Tier, BillingCycle }) => Tier === of.Tier && BillingCycle === cycle);
  const annual = inCycle('annual');
  const monthly = inCycle('monthly');
  if (annual === undefined || monthly === undefined) return null;
  const { currency, unit_amount } = annual.price;
  const less = 12 * monthly.price.unit_amount - unit_amount;
  return monthly.price.currency === currency && less > 0 ? { currency, unit_amount: less } : null;
}
