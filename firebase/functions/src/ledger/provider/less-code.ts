import type Stripe from 'stripe';
import { idOf } from './stripe';

/** The path of a subscription that `lessCode` needs expanded. */
export const EXPANDED_CODES = 'discounts.source.coupon.applies_to';

/** A payment before the discount. */
export interface FullPrice {
  /** In the smallest unit. */
  readonly unit_amount: number;
  /** The sold product. A code may be limited to some products. */
  readonly product: string | Pick<Stripe.Product, 'id'>;
}

/**
 * Subtracts the discounts of a subscription's promotion codes from a payment.
 *
 * @param subscription with `EXPANDED_CODES`
 * @param at start of the paid period, in Unix seconds; a code that has ended by then does not count
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
