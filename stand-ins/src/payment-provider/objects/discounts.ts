import type Stripe from 'stripe';
import { periodEnd } from '../calendar';
import { blank, find, idOf, type World } from '../world';
import type { RecurringPrice } from './prices';
import { changeSubscription } from './subscription-changes';

/** The sum that a coupon takes off an amount, in the smallest unit; at most the amount. */
export function amountOff(
  { amount_off, percent_off }: Pick<Stripe.Coupon, 'amount_off' | 'percent_off'>,
  amount: number,
): number {
  const off = amount_off ?? Math.round((amount * (percent_off ?? 0)) / 100);
  return Math.max(0, Math.min(amount, off));
}

const couponOf = (world: World, { source }: Stripe.Discount): Stripe.Coupon =>
  find(world.state.coupons, 'coupon', idOf(source.coupon ?? ''));

/** @throws {Error} for an id that the subscription never had */
function findDiscount(world: World, discount: string | Stripe.Discount): Stripe.Discount {
  return find(world.state.discounts, 'discount', idOf(discount));
}

/** Whether a coupon counts for a price: for every price, or for those of its products. */
export const countsFor = (
  { state }: World,
  { id }: Stripe.Coupon,
  { product }: Pick<Stripe.Price, 'product'>,
): boolean => state.couponProducts[id]?.includes(idOf(product)) ?? true;

const isOver = ({ end }: Stripe.Discount, at: number) => end !== null && end <= at;

/** Gives a subscription the discount of a promotion code. A coupon for months begins now. */
export function redeem(
  world: World,
  subscription: Stripe.Subscription,
  { id: promotion_code, promotion }: Stripe.PromotionCode,
): void {
  const { coupons, discounts, promotionCodes } = world.state;
  const coupon = find(coupons, 'coupon', idOf(promotion.coupon ?? ''));
  const start = world.now();
  const discount: Stripe.Discount = {
    ...blank('discount'),
    id: world.id('di'),
    object: 'discount',
    customer: subscription.customer as string,
    end:
      coupon.duration === 'repeating'
        ? periodEnd(world, start, coupon.duration_in_months ?? 0)
        : null,
    promotion_code,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: subscription.id,
  };
  discounts[discount.id] = discount;
  subscription.discounts = [discount.id];
  coupon.times_redeemed += 1;
  const code = promotionCodes[promotion_code];
  if (code) code.times_redeemed += 1;
  world.emit('customer.discount.created', discount);
}

/**
 * The sums that a subscription's discounts take off an amount of a price.
 *
 * @param at begin of the period, Unix seconds
 */
export function discountAmounts(
  world: World,
  { discounts }: Pick<Stripe.Subscription, 'discounts'>,
  { amount, price }: { readonly amount: number; readonly price: Pick<Stripe.Price, 'product'> },
  at: number,
): { readonly discount: string; readonly amount: number }[] {
  let left = amount;
  return discounts.flatMap((id) => {
    const discount = findDiscount(world, id);
    const coupon = couponOf(world, discount);
    const counts = !isOver(discount, at) && countsFor(world, coupon, price);
    const off = counts ? amountOff(coupon, left) : 0;
    left -= off;
    return off > 0 ? [{ discount: discount.id, amount: off }] : [];
  });
}

/** An amount less the discounts of its subscription. */
export const lessDiscounts = (
  world: World,
  subscription: Pick<Stripe.Subscription, 'discounts'>,
  of: { readonly amount: number; readonly price: Pick<Stripe.Price, 'product'> },
  at: number,
): number =>
  discountAmounts(world, subscription, of, at).reduce((rest, off) => rest - off.amount, of.amount);

/** Drops discounts that are over, and those that count once and belong to the paid invoice. */
export function dropUsedDiscounts(
  world: World,
  subscription: Stripe.Subscription,
  invoice?: Stripe.Invoice,
): void {
  const used = (invoice?.total_discount_amounts ?? []).map(({ discount }) => idOf(discount));
  const isUsed = (discount: Stripe.Discount) =>
    used.includes(discount.id) && couponOf(world, discount).duration === 'once';
  const kept = subscription.discounts.filter((id) => {
    const discount = findDiscount(world, id);
    return !isUsed(discount) && !isOver(discount, world.now());
  });
  changeSubscription(world, subscription, () => (subscription.discounts = kept));
}

/** The part of its price that the running period was sold for, between 0 and 1. */
export function shareCharged(
  world: World,
  subscription: Stripe.Subscription,
  price: RecurringPrice,
  period: { readonly start: number; readonly end: number },
): number {
  const line = Object.values(world.state.invoices)
    .filter(({ status }) => status !== 'void')
    .flatMap(({ lines }) => lines.data)
    .findLast(
      (one) =>
        one.subscription === subscription.id &&
        one.amount > 0 &&
        one.period.end === period.end &&
        idOf(one.pricing?.price_details?.price ?? '') === price.id,
    );
  if (!line) return 1;
  const part = (line.period.end - line.period.start) / (period.end - period.start);
  const off = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(1, (line.amount - off) / (price.unit_amount * part));
}
