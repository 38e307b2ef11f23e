import type Stripe from 'stripe';
import { openCheckout, testWorld } from '../testing/test-world';
import { amountOff } from './discounts';

const off = (coupon: Partial<Stripe.Coupon>) => ({
  amount_off: null,
  percent_off: null,
  ...coupon,
});

test.each([
  [{ percent_off: 20 }, 990, 198],
  [{ percent_off: 25 }, 990, 248],
  [{ percent_off: 100 }, 990, 990],
  [{ amount_off: 500 }, 990, 500],
  [{ amount_off: 500 }, 300, 300],
  [{ amount_off: 500 }, 0, 0],
])('%j takes from %d: %d', (coupon, amount, taken) => {
  expect(amountOff(off(coupon), amount)).toBe(taken);
});

test.each<[Stripe.CouponCreateParams, number | undefined, number[]]>([
  [{ duration: 'once' }, undefined, [790, 990, 990, 990]],
  [{ duration: 'forever' }, undefined, [790, 790, 790, 790]],
  [{ duration: 'repeating', duration_in_months: 2 }, undefined, [790, 790, 990, 990]],
  // The trial is paid for with nothing, so it uses nothing up.
  [{ duration: 'once' }, 30, [0, 790, 990, 990]],
  // Its two months begin with the trial.
  [{ duration: 'repeating', duration_in_months: 2 }, 30, [0, 790, 790, 990]],
])('%j with a trial of %s days: %j', async (duration, days, amounts) => {
  const promotionCodes = [{ code: 'TEST', amount_off: 200, currency: 'chf', ...duration }];
  const { sandbox, stripe } = testWorld({ promotionCodes });
  sandbox.setCalendar(new Date('2027-03-05T10:00Z'));
  const customer = await stripe.customers.create({});
  const session = await openCheckout(stripe, customer.id, 'price_basic', days);
  sandbox.pay(session.id, undefined, { code: 'test' });
  await sandbox.advanceDays(days === undefined ? 93 : 92);
  const { data } = await stripe.invoices.list({ customer: customer.id, status: 'paid' });
  expect(data.map(({ amount_paid }) => amount_paid).reverse()).toEqual(amounts);
});

test('refuses a code where the session allows none, and one of another currency', async () => {
  const promotionCodes = [
    { code: 'EURO', amount_off: 200, currency: 'eur' },
    { code: 'FRANKEN', amount_off: 200, currency: 'chf' },
  ];
  const { sandbox, stripe } = testWorld({ promotionCodes });
  const session = await openCheckout(stripe, (await stripe.customers.create({})).id);
  const enter = (id: string, code: string) => () => sandbox.pay(id, undefined, { code });
  expect(enter(session.id, 'EURO')).toThrow('This code does not exist');
  const without = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_basic', quantity: 1 }],
    success_url: 'http://localhost:3000/success',
  });
  expect(enter(without.id, 'FRANKEN')).toThrow('This code does not exist');
  expect(enter(session.id, 'FRANKEN')()).toBe('complete');
});

test('takes a code for one product only with that product', async () => {
  const applies_to = { products: ['vip_monthly'] };
  const code = { code: 'VIP', percent_off: 50, duration: 'forever', applies_to } as const;
  const { sandbox, stripe } = testWorld({ promotionCodes: [code] });
  const { id: customer } = await stripe.customers.create({});
  const basic = await openCheckout(stripe, customer);
  expect(() => sandbox.pay(basic.id, undefined, { code: 'VIP' })).toThrow(
    'This code does not count for what you buy.',
  );
  const vip = await openCheckout(stripe, customer, 'price_vip');
  sandbox.pay(vip.id, undefined, { code: 'VIP' });
  const [own] = (await stripe.subscriptions.list({ customer })).data;
  const to = (price: string) => ({
    items: [{ id: own?.items.data[0]?.id ?? '', price }],
    proration_behavior: 'none' as const,
  });
  await stripe.subscriptions.update(own?.id ?? '', to('price_basic'));
  await sandbox.advanceDays(32);
  const { data } = await stripe.invoices.list({ customer, status: 'paid' });
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([990, 1950]);
});

test('names the products of a coupon only when expanded, and only if it has some', async () => {
  const applies_to = { products: ['vip_monthly'] };
  const { sandbox, stripe } = testWorld({
    promotionCodes: [
      { code: 'VIP', percent_off: 50, applies_to, duration: 'forever' },
      { code: 'ALL', percent_off: 50, duration: 'forever' },
    ],
  });
  const boughtWith = async (code: string) => {
    const { id: customer } = await stripe.customers.create({});
    const session = await openCheckout(stripe, customer, 'price_vip');
    sandbox.pay(session.id, undefined, { code });
    const [own] = (await stripe.subscriptions.list({ customer })).data;
    return async (path: string) => {
      const expand = [`discounts.source.${path}`];
      const { discounts } = await stripe.subscriptions.retrieve(own?.id ?? '', { expand });
      return (discounts[0] as Stripe.Discount).source.coupon;
    };
  };
  const [vip, all] = [await boughtWith('VIP'), await boughtWith('ALL')];
  expect(await vip('coupon')).not.toHaveProperty('applies_to');
  expect(await vip('coupon.applies_to')).toHaveProperty('applies_to', applies_to);
  expect(await all('coupon.applies_to')).not.toHaveProperty('applies_to');
});
