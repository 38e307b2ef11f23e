import { amountText } from 'common';
import type { BillingCycle, Package, ParentAppPackage, Price } from 'shared-contracts';

/** The word after “per” in a price. */
export const PER = { monthly: 'month', annual: 'year' } as const satisfies Record<
  BillingCycle,
  string
>;

/** The seller of a package: we, on the web, or a store with its own prices. */
export type Seller =
  | { readonly kind: 'web' }
  /** `sold` is undefined until the app has sent the store's packages. Source: EVENT-packages. */
  | { readonly kind: 'store'; readonly sold: ParentAppPackage | undefined };

/** A web price: `CHF 9.90`, and `per month` or `per year`. Source: CONST-price-format. */
export const webPriceText = ({ price, BillingCycle }: Pick<Package, 'price' | 'BillingCycle'>) => ({
  amount: amountText(price),
  per: `per ${PER[BillingCycle]}`,
});

/**
 * The price of a package: `CHF 9.90`, and `per month` or `per year`. The app shows the store's
 * price, never a web price. Source: CONST-price-format, ENTITY-parent-package.
 *
 * @returns null: the store's price is not known yet
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
 * Words the free trial: `30 days free, then`. Source: CONST-trial-wording.
 *
 * @returns null: the learner has subscribed before, or the seller gives no trial
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

/**
 * Computes how much less a year of a plan costs than twelve months.
 *
 * @param of the plan, in either billing cycle
 * @returns null: the plan has only one cycle, or the year is not cheaper
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

/**
 * Computes the monthly share of an annual price, rounded to the nearest hundredth.
 *
 * @returns null for a monthly plan
 */
export const monthlyShareOf = ({
  price: { currency, unit_amount },
  BillingCycle,
}: Pick<Package, 'price' | 'BillingCycle'>): Price | null =>
  BillingCycle === 'annual' ? { currency, unit_amount: Math.round(unit_amount / 12) } : null;
