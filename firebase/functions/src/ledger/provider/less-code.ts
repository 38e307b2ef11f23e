import type Stripe from 'stripe';
import { idOf } from './stripe';

/** What to expand of a subscription for `lessCode`. */
export const EXPANDED_CODES = 'discounts.source.coupon.applies_to';

/** What a payment would be without a code. */
export interface FullPrice {
  /** In the smallest unit. */
  readonly unit_amount: number;
  /** What is sold; a code may count for other products only. */
  readonly product: string | Pick<Stripe.Product, 'id'>;
}

/**
 * The amount of a subscription's payment, less the discount of its promotion code.
 *
 * @param subscription with `EXPANDED_CODES`
 * @param at when the period begins, in Unix seconds; a code for some months is over after them
 */
export function lessCode(
  { discounts }: Pick<Stripe.Subscription, 'discounts'>,
  { unit_amount, product }: FullPrice,
  at: number,
): number {
  return discounts.reduce((rest, discount) => {
    if (typeof discount === 'string' || (discount.end !== null && discount.end <= at)) return rest;
    const { coupon } = discount.source;
    if (coupon === null || typeof coupon === 'string') return rest;
    if (coupon.applies_to?.products.includes(idOf(product)) === false) return rest;
    const off = coupon.amount_off ?? Math.round((rest * (coupon.percent_off ?? 0)) / 100);
    return Math.max(0, rest - off);
  }, unit_amount);
}
