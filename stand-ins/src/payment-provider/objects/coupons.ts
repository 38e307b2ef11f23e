import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { find, mergeMetadata, type World } from '../world';

/** POST /v1/coupons: a part in percent, or an amount of one currency. */
export function createCoupon(world: World, params: Requests['POST /v1/coupons']): Stripe.Coupon {
  const { amount_off, currency, duration = 'once', duration_in_months, percent_off } = params;
  const { products } = params.applies_to ?? {};
  const id = params.id ?? world.id('coupon');
  if (Object.hasOwn(world.state.coupons, id)) {
    throw invalid(`Coupon already exists.`, 'id', 'resource_already_exists');
  }
  if ((amount_off === undefined) === (percent_off === undefined)) {
    throw invalid('You must pass one of `percent_off` or `amount_off`.', 'percent_off');
  }
  if (amount_off !== undefined && currency === undefined) {
    throw invalid('You must pass `currency` when passing `amount_off`.', 'currency');
  }
  if (percent_off !== undefined && (percent_off <= 0 || percent_off > 100)) {
    throw invalid('`percent_off` must be above 0 and at most 100.', 'percent_off');
  }
  if ((duration === 'repeating') !== (duration_in_months !== undefined)) {
    throw invalid('`duration_in_months` belongs to `repeating`.', 'duration_in_months');
  }
  products?.forEach((product, index) =>
    find(world.state.products, 'product', product, `applies_to[products][${index}]`),
  );
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: amount_off ?? null,
    created: world.now(),
    currency: amount_off === undefined ? null : (currency?.toLowerCase() ?? null),
    duration,
    duration_in_months: duration_in_months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  world.state.coupons[id] = coupon;
  if (products && products.length > 0) world.state.couponProducts[id] = products;
  world.emit('coupon.created', coupon);
  return coupon;
}

/** POST /v1/promotion_codes: the word that a learner types for a coupon. */
export function createPromotionCode(
  world: World,
  params: Requests['POST /v1/promotion_codes'],
): Stripe.PromotionCode {
  const coupon = find(world.state.coupons, 'coupon', params.promotion.coupon ?? '', 'coupon');
  const code = params.code ?? world.id('CODE').slice(-8).toUpperCase();
  if (activeCode(world, code)) {
    throw invalid('An active promotion code with this code already exists.', 'code');
  }
  const made: Stripe.PromotionCode = {
    id: world.id('promo'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: world.now(),
    customer: null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: mergeMetadata({}, params.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: 0,
  };
  world.state.promotionCodes[made.id] = made;
  world.emit('promotion_code.created', made);
  return made;
}

/** POST /v1/promotion_codes/:id */
export function updatePromotionCode(
  world: World,
  params: Requests['POST /v1/promotion_codes/*'],
  [id = '']: readonly string[],
): Stripe.PromotionCode {
  const code = find(world.state.promotionCodes, 'promotion code', id);
  code.active = params.active ?? code.active;
  code.metadata = mergeMetadata(code.metadata, params.metadata);
  world.emit('promotion_code.updated', code);
  return code;
}

/** @param code as typed; capital and small letters are the same, as at Stripe */
export function activeCode(world: World, code: string): Stripe.PromotionCode | undefined {
  return Object.values(world.state.promotionCodes).find(
    (one) =>
      one.code.toLowerCase() === code.trim().toLowerCase() &&
      one.active &&
      (one.expires_at === null || one.expires_at > world.now()) &&
      (one.max_redemptions === null || one.times_redeemed < one.max_redemptions),
  );
}
