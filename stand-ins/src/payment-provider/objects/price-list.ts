import type Stripe from 'stripe';
import { blank, decimal, type World } from '../world';

export interface SandboxProduct {
  readonly id: string;
  readonly name: string;
}

export interface SandboxPrice {
  readonly id: string;
  /** Id of its product. */
  readonly product: string;
  /** In the smallest unit of the currency. */
  readonly unit_amount: number;
  /** Three letters, lower case. */
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/** A code with its coupon: `percent_off`, or `amount_off` with its `currency`. */
export type SandboxPromotionCode = { readonly code: string } & Pick<
  Stripe.CouponCreateParams,
  | 'amount_off'
  | 'applies_to'
  | 'currency'
  | 'duration'
  | 'duration_in_months'
  | 'name'
  | 'percent_off'
>;

export interface PriceList {
  readonly products: readonly SandboxProduct[];
  readonly prices: readonly SandboxPrice[];
  readonly promotionCodes: readonly SandboxPromotionCode[];
}

const productOf = ({ id, name }: SandboxProduct, now: number): Stripe.Product => ({
  ...blank('product'),
  id,
  object: 'product',
  active: true,
  created: now,
  name,
  type: 'service',
  updated: now,
});

const priceOf = (
  { id, product, unit_amount, currency, interval }: SandboxPrice,
  now: number,
): Stripe.Price => ({
  ...blank('price'),
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: now,
  currency,
  product,
  recurring: {
    interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  type: 'recurring',
  unit_amount,
  unit_amount_decimal: decimal(unit_amount),
});

const couponOf = (
  { code, duration = 'once', applies_to: _, ...coupon }: SandboxPromotionCode,
  now: number,
): Stripe.Coupon => ({
  ...blank('coupon'),
  ...coupon,
  id: code,
  object: 'coupon',
  created: now,
  duration,
  valid: true,
});

const codeOf = (id: string, code: string, now: number): Stripe.PromotionCode => ({
  ...blank('promotion_code'),
  id,
  object: 'promotion_code',
  active: true,
  code,
  created: now,
  promotion: { coupon: code, type: 'coupon' },
});

/** Puts a price list into the state, without events. Known products, prices and codes stay. */
export function addPriceList(
  { state, now, id }: Pick<World, 'state' | 'now' | 'id'>,
  { products, prices, promotionCodes }: PriceList,
): void {
  for (const one of products) state.products[one.id] ??= productOf(one, now());
  for (const one of prices) state.prices[one.id] ??= priceOf(one, now());
  for (const one of promotionCodes) {
    const { code, applies_to } = one;
    if (Object.hasOwn(state.coupons, code)) continue;
    state.coupons[code] = couponOf(one, now());
    if (applies_to?.products) state.couponProducts[code] = applies_to.products;
    const promotionCode = codeOf(id('promo'), code, now());
    state.promotionCodes[promotionCode.id] = promotionCode;
  }
}

/** @param code as typed; capital and small letters are the same, as at Stripe */
export const activeCode = ({ state }: World, code: string): Stripe.PromotionCode | undefined =>
  Object.values(state.promotionCodes).find(
    (one) => one.active && one.code.toLowerCase() === code.trim().toLowerCase(),
  );
