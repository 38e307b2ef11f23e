import type Stripe from 'stripe';

/**
 * The amount of a subscription's payment, less the discount of its promotion code.
 *
 * @param subscription with its discounts and their coupons expanded
 * @param amount in the smallest unit
 * @param at when the period begins, in Unix seconds; a code for some months is over after them
 */
export function lessCode(
  { discounts }: Pick<Stripe.Subscription, 'discounts'>,
  amount: number,
  at: number,
): number {
  return discounts.reduce((rest, discount) => {
    if (typeof discount === 'string' || (discount.end !== null && discount.end <= at)) return rest;
    const { coupon } = discount.source;
    if (coupon === null || typeof coupon === 'string') return rest;
    const off = coupon.amount_off ?? Math.round((rest * (coupon.percent_off ?? 0)) / 100);
    return Math.max(0, rest - off);
  }, amount);
}
