import { amountText } from 'common';
import type { BillingCycle, Package, ParentAppPackage, Price } from 'shared-contracts';

/** How often a package is paid, as its price says it. */
export const PER = { monthly: 'month', annual: 'year' } as const satisfies Record<
  BillingCycle,
  string
>;

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

/**
 * What a year of a plan costs per month, to the nearest hundredth.
 *
 * @returns null for a plan paid by the month, whose price says it
 */
export const monthlyShareOf = ({
  price: { currency, unit_amount },
  BillingCycle,
}: Pick<Package, 'price' | 'BillingCycle'>): Price | null =>
  BillingCycle === 'annual' ? { currency, unit_amount: Math.round(unit_amount / 12) } : null;
