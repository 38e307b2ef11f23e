import type { BillingCycle, Package, ParentAppPackage, Price } from 'shared-contracts';

const PER = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingCycle, string>;

/** Currency and amount as they are written in Switzerland, `CHF 9.90`. Source: SPEC §9. */
export function amountText({ currency, unit_amount }: Price): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat('en-CH', style).format(unit_amount / 100);
}

/** `CHF 9.90`, and `per month` or `per year`; in the app what the store says. Source: SPEC §9, §3. */
export function priceText(
  { price, BillingCycle }: Pick<Package, 'price' | 'BillingCycle'>,
  inApp?: ParentAppPackage,
): { readonly amount: string; readonly per: string } {
  if (inApp === undefined) return { amount: amountText(price), per: `per ${PER[BillingCycle]}` };
  const cycle = inApp.product.subscriptionPeriod === 'P1Y' ? 'annual' : 'monthly';
  return { amount: inApp.product.priceString, per: `per ${PER[cycle]}` };
}

/**
 * `30 days free, then`: only for those who never subscribed. Source: SPEC §9, Free trial wording.
 *
 * @returns null: there is no free trial
 */
export function trialText(
  { FreeTrialPeriod }: Pick<Package, 'FreeTrialPeriod'>,
  hasAlreadySubscribed: boolean,
  inApp?: ParentAppPackage,
): string | null {
  if (hasAlreadySubscribed) return null;
  if (inApp !== undefined) return inApp.product.introPrice ? '30 days free, then' : null;
  return FreeTrialPeriod > 0 ? `${FreeTrialPeriod} days free, then` : null;
}

/**
 * What a year costs less than twelve months of the same plan.
 *
 * @returns null for a monthly package, and where a year is not cheaper
 */
export function savingOf(annual: Package, packages: readonly Package[]): Price | null {
  const monthly = packages.find(
    ({ Tier, BillingCycle }) => Tier === annual.Tier && BillingCycle === 'monthly',
  );
  if (annual.BillingCycle !== 'annual' || monthly === undefined) return null;
  const { currency, unit_amount } = annual.price;
  const less = 12 * monthly.price.unit_amount - unit_amount;
  return monthly.price.currency === currency && less > 0 ? { currency, unit_amount: less } : null;
}
