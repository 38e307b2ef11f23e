import type { Package } from 'shared-contracts';

const CHF = 'chf';
export const basicMonthly: Package = {
  identifier: 'BASIC_monthly',
  Title: 'BASIC',
  PromotionText: ['A new video every week, 2 to 5 minutes long', 'Flashcards for each video'],
  StripePriceID: 'price_basic_monthly',
  ProductID: 'basic_monthly',
  BillingCycle: 'monthly',
  FreeTrialPeriod: 30,
  Tier: 1,
  ButtonColour: '#2B7D8C',
  SecondMain: true,
  price: { currency: CHF, unit_amount: 990 },
};
export const basicAnnual: Package = {
  ...basicMonthly,
  identifier: 'BASIC_annually',
  StripePriceID: 'price_basic_annually',
  ProductID: 'basic_annually',
  BillingCycle: 'annual',
  price: { currency: CHF, unit_amount: 8900 },
};
const { SecondMain: _, ...rest } = basicMonthly;
export const vipMonthly: Package = {
  ...rest,
  identifier: 'VIP_monthly',
  Title: 'VIP',
  PromotionText: ['Everything in BASIC', 'Live lessons, Mondays 8 PM'],
  StripePriceID: 'price_vip_monthly',
  ProductID: 'vip_monthly',
  Tier: 2,
  ButtonColour: '#9A6200',
  Main: true,
  price: { currency: CHF, unit_amount: 3900 },
};
export const vipAnnual: Package = {
  ...vipMonthly,
  identifier: 'VIP_annually',
  StripePriceID: 'price_vip_annually',
  ProductID: 'vip_annually',
  BillingCycle: 'annual',
  price: { currency: CHF, unit_amount: 34_900 },
};
export const privateMonthly: Package = {
  identifier: 'PRIVATE_monthly',
  Title: 'PRIVATE',
  PromotionText: ['Everything in VIP', 'One private lesson a week'],
  StripePriceID: 'price_private_monthly',
  ProductID: 'private_monthly',
  BillingCycle: 'monthly',
  FreeTrialPeriod: 0,
  Tier: 3,
  ButtonColour: '#7A68B5',
  Prerequisites: ['one_private_lesson'],
  price: { currency: CHF, unit_amount: 14_900 },
};
/** What the web sells. */
export const OFFERS: readonly Package[] = [
  basicMonthly,
  basicAnnual,
  vipMonthly,
  vipAnnual,
  privateMonthly,
];
