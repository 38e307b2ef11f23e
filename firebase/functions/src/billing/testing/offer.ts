import type { Offer, OfferPackage } from 'shared-contracts';
import type {
  SandboxPrice,
  SandboxProduct,
  SandboxPromotionCode,
} from 'stand-ins/payment-provider';

const aPackage = (
  Title: string,
  BillingCycle: OfferPackage['BillingCycle'],
  Tier: OfferPackage['Tier'],
  unit_amount: number,
  change: Partial<OfferPackage> = {},
): OfferPackage => {
  const identifier = `${Title}_${BillingCycle === 'annual' ? 'annually' : 'monthly'}`;
  const ProductID = identifier.toLowerCase();
  return {
    identifier,
    ProductID,
    Title,
    BillingCycle,
    Tier,
    unit_amount,
    PromotionText: ['Videos'],
    StripePriceIDs: { local: `price_${ProductID}` },
    FreeTrialPeriod: 30,
    platforms: ['web', 'ios', 'android'],
    ...change,
  };
};

/** The school's offer, with short texts. */
export const OFFER: Offer = {
  offerID: 'PLANS',
  currency: 'chf',
  packages: [
    aPackage('BASIC', 'monthly', 1, 990),
    aPackage('BASIC', 'annual', 1, 8900),
    aPackage('VIP', 'monthly', 2, 3900),
    aPackage('VIP', 'annual', 2, 34_900),
    aPackage('PRIVATE', 'monthly', 3, 14_900, {
      FreeTrialPeriod: 0,
      Prerequisites: ['one_private_lesson'],
      platforms: ['web'],
    }),
    aPackage('APP', 'monthly', 1, 990, { platforms: ['ios'] }),
  ],
};

export const PRODUCTS: readonly SandboxProduct[] = OFFER.packages.map(({ ProductID, Title }) => ({
  id: ProductID,
  name: Title,
}));

export const PRICES: readonly SandboxPrice[] = OFFER.packages.map(
  ({ ProductID, StripePriceIDs, unit_amount, BillingCycle }) => ({
    id: StripePriceIDs.local,
    product: ProductID,
    unit_amount,
    currency: OFFER.currency,
    interval: BillingCycle === 'annual' ? 'year' : 'month',
  }),
);

/** A percentage of one payment, and an amount of every payment. */
export const PROMOTION_CODES: readonly SandboxPromotionCode[] = [
  { code: 'GRUEZI20', percent_off: 20, duration: 'once' },
  { code: 'MERCI5', amount_off: 500, currency: 'chf', duration: 'forever' },
];
