import type { ParentAppPackage } from 'shared-contracts';

/** A free first month, as the stores describe it. */
const MONTH_FREE = {
  price: 0,
  priceString: 'CHF 0.00',
  cycles: 1,
  period: 'P30D',
  periodUnit: 'DAY',
  periodNumberOfUnits: 30,
};

const sold = (
  identifier: string,
  priceString: string,
  subscriptionPeriod: 'P1M' | 'P1Y',
): ParentAppPackage => ({
  identifier,
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: identifier.toLowerCase(),
    priceString,
    subscriptionPeriod,
    introPrice: MONTH_FREE,
  },
});

/** The packages of the stores. Their prices differ from the web's, so that a mix-up is visible. */
export const PACKAGES: readonly ParentAppPackage[] = [
  sold('BASIC_monthly', 'CHF 11.00', 'P1M'),
  sold('BASIC_annually', 'CHF 95.00', 'P1Y'),
  sold('VIP_monthly', 'CHF 42.00', 'P1M'),
  sold('VIP_annually', 'CHF 370.00', 'P1Y'),
];

/** Two of these fit the contract; the page cannot read the other two. */
export const MALFORMED_PACKAGES: readonly object[] = PACKAGES.map((one) => {
  const { priceString, ...product } = one.product;
  if (one.identifier === 'BASIC_monthly') return { ...one, product };
  if (one.identifier !== 'VIP_monthly') return one;
  return { ...one, product: { ...product, priceString, subscriptionPeriod: 'P1W' } };
});
