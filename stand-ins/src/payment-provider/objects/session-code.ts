import type Stripe from 'stripe';
import { invalid } from '../errors';
import { find, idOf, type World } from '../world';
import { activeCode } from './price-list';
import { amountOff, countsFor } from './discounts';

/** The promotion code of a session with its coupon; `undefined`: the learner entered none. */
export function codeOf(
  { state }: World,
  session: Stripe.Checkout.Session,
): { readonly code: Stripe.PromotionCode; readonly coupon: Stripe.Coupon } | undefined {
  const code = state.promotionCodes[state.orders[session.id]?.promotionCode ?? ''];
  if (!code) return undefined;
  return { code, coupon: find(state.coupons, 'coupon', idOf(code.promotion.coupon ?? '')) };
}

function setDiscount(session: Stripe.Checkout.Session, off: number): void {
  const { amount_subtotal, total_details } = session;
  session.amount_total = (amount_subtotal ?? 0) - off;
  if (total_details) total_details.amount_discount = off;
  // A trial stays free, whatever its code.
  if (amount_subtotal) {
    session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'unpaid';
  }
}

/**
 * Applies the promotion code that the learner has typed at the payment page.
 *
 * @throws {SandboxError} for an unknown code, or one of another currency or for other products; the
 *   session stays as it is
 */
export function enterCode(world: World, session: Stripe.Checkout.Session, typed: string): void {
  const order = world.state.orders[session.id];
  const code = activeCode(world, typed);
  const coupon = code && world.state.coupons[idOf(code.promotion.coupon ?? '')];
  const isOtherCurrency = coupon?.currency != null && coupon.currency !== session.currency;
  if (!order || !session.allow_promotion_codes || !code || !coupon || isOtherCurrency) {
    throw invalid('This code does not exist or is no longer valid.', 'promotion_code');
  }
  const price = world.state.prices[order.price ?? ''];
  if (price && !countsFor(world, coupon, price)) {
    throw invalid('This code does not count for what you buy.', 'promotion_code');
  }
  order.promotionCode = code.id;
  session.discounts = [{ coupon: null, promotion_code: code.id }];
  setDiscount(session, amountOff(coupon, session.amount_subtotal ?? 0));
}

/** Takes the promotion code away again. */
export function removeCode(world: World, session: Stripe.Checkout.Session): void {
  const order = world.state.orders[session.id];
  if (order) order.promotionCode = null;
  session.discounts = [];
  setDiscount(session, 0);
}
