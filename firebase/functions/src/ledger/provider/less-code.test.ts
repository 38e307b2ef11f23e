import type Stripe from 'stripe';
import { lessCode } from './less-code';

const AT = 1_800_000_000;
const code = (coupon: object | null, end: number | null = null) =>
  ({ end, source: { coupon, type: 'coupon' } }) as unknown as Stripe.Discount;
const less = (...discounts: (Stripe.Discount | string)[]) =>
  lessCode({ discounts }, { unit_amount: 3900, product: 'vip_monthly' }, AT);
const FIVE = { amount_off: 500, percent_off: null };
const of = (...products: string[]) => ({ applies_to: { products } });
const FIFTH = { amount_off: null, percent_off: 20 };

test.each([
  ['an amount', [code(FIVE)], 3400],
  ['a share', [code(FIFTH)], 3120],
  ['one after the other', [code(FIVE), code(FIFTH)], 2720],
  ['more than there is', [code({ ...FIVE, amount_off: 9900 })], 0],
  ['nothing without a code', [], 3900],
  ['what is not expanded: nothing', ['di_1'], 3900],
  ['a code without a known coupon: nothing', [code(null)], 3900],
  ['the other of two, where a coupon is not known', [code(null), code(FIVE)], 3400],
  ['an amount of this product', [code({ ...FIVE, ...of('vip_monthly', 'basic_monthly') })], 3400],
  ['nothing of another product', [code({ ...FIVE, ...of('basic_monthly') })], 3900],
  ['the other of two', [code({ ...FIVE, ...of('basic_monthly') }), code(FIFTH)], 3120],
  ['what lasts one second longer', [code(FIVE, AT + 1)], 3400],
  ['what is over by then: nothing', [code(FIVE, AT)], 3900],
])('a code takes %s', (_, discounts, rest) => {
  expect(less(...discounts)).toBe(rest);
});
