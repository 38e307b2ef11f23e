import { createStripeSandbox, type StripeSandboxOptions } from 'stand-ins/payment-provider';
import { paymentProblemOf } from 'common';
import { DAY_MS, HOUR_MS, type Entitlement } from 'shared-contracts';
import { parseLeeway } from '../leeway';
import { readCustomerState } from '../provider/customer-state';
import { stripeOf } from '../../billing/testing/billing-world';
import { OFFER, PRICES, PRODUCTS } from '../../billing/testing/offer';
import { aSubscriber } from '../../billing/testing/subscriber';
import { project } from './project';

const GOOD = '4242 4242 4242 4242';

/** Makes a customer of a provider in this process, with helpers that project its state. */
async function customer(options: StripeSandboxOptions = {}) {
  const sandbox = createStripeSandbox({
    products: PRODUCTS,
    prices: PRICES,
    autoDeliver: false,
    ...options,
  });
  const stripe = stripeOf(sandbox);
  const { id } = await stripe.customers.create({ metadata: { uid: 'anna' } });
  const projected = async () =>
    project(await readCustomerState(stripe, id), OFFER.packages, new Date(), parseLeeway());
  const subscriptions = async () =>
    (await stripe.subscriptions.list({ customer: id, status: 'all' })).data;
  return {
    sandbox,
    stripe,
    id,
    projected,
    async buy(price: string, { trial = 0, card = GOOD } = {}) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: id,
        line_items: [{ price, quantity: 1 }],
        success_url: 'http://localhost:3000/success',
        ...(trial > 0 && { subscription_data: { trial_period_days: trial } }),
      });
      sandbox.pay(session.id, card);
    },
    subscription: async () => {
      const [latest] = await subscriptions();
      if (latest === undefined) throw new Error('nothing was bought');
      return latest;
    },
    /** Days until the end of access; negative: days since the end. */
    daysLeft: async () => {
      const { expires_date } = (await projected()) as Entitlement;
      return (Date.parse(expires_date) - Date.now()) / DAY_MS;
    },
  };
}

/** VIP by the month, with a promotion code. */
async function aSubscriberWith(code: string) {
  const learner = await aSubscriber('VIP_monthly', { code });
  const state = () => readCustomerState(learner.stripe, learner.customer);
  const projected = async () => project(await state(), OFFER.packages, new Date(), parseLeeway());
  return { ...learner, projected };
}

test('without a purchase there is no plan', async () => {
  const { projected } = await customer();
  await expect(projected()).resolves.toBeNull();
});

test('an open checkout is no plan', async () => {
  const { projected, stripe, id } = await customer();
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: id,
    line_items: [{ price: 'price_vip_monthly', quantity: 1 }],
    success_url: 'http://localhost:3000/success',
  });
  await expect(projected()).resolves.toBeNull();
});

test('a plan that renews: access outlasts the period by 26 hours, the shown date does not [ENTITY-subscription]', async () => {
  const { buy, projected, subscription } = await customer();
  await buy('price_vip_monthly');
  const { items, start_date } = await subscription();
  const end = (items.data[0]?.current_period_end ?? 0) * 1000;
  await expect(projected()).resolves.toEqual({
    Tier: 2,
    ProductID: 'vip_monthly',
    identifier: 'VIP_monthly',
    platform: 'web',
    price: { currency: 'chf', unit_amount: 3900 },
    cancels: false,
    purchase_date: new Date(start_date * 1000).toISOString(),
    expires_date: new Date(end + 26 * HOUR_MS).toISOString(),
    subscriptions: {
      vip_monthly: {
        cancels: false,
        expires_date: new Date(end).toISOString(),
        purchase_date: new Date(start_date * 1000).toISOString(),
        identifier: 'VIP_monthly',
        ProductID: 'vip_monthly',
        Tier: 2,
      },
    },
  });
});

test('a renewal that is charged an hour later locks nobody out', async () => {
  const { buy, daysLeft, sandbox, subscription } = await customer();
  await buy('price_vip_monthly');
  await sandbox.advanceDays(31);
  expect((await subscription()).status).toBe('active');
  expect(await daysLeft()).toBeGreaterThan(25);
});

test('a trial is access', async () => {
  const { buy, daysLeft, subscription } = await customer();
  await buy('price_basic_monthly', { trial: 30 });
  expect((await subscription()).status).toBe('trialing');
  expect(await daysLeft()).toBeCloseTo(30 + 26 / 24, 1);
});

test('a trial has its end; the paid plan has none', async () => {
  const { buy, projected, sandbox, subscription } = await customer();
  await buy('price_vip_monthly', { trial: 30 });
  const end = (await subscription()).trial_end ?? 0;
  await expect(projected()).resolves.toMatchObject({
    trial_end: new Date(end * 1000).toISOString(),
  });
  await sandbox.advanceDays(31);
  expect((await subscription()).status).toBe('active');
  await expect(projected()).resolves.not.toHaveProperty('trial_end');
});

test('a code lowers the next payment, which is shown only while the plan renews', async () => {
  const { projected, stripe, subscription } = await aSubscriberWith('MERCI5');
  const next = { currency: 'chf', unit_amount: 3400 };
  await expect(projected()).resolves.toMatchObject({ nextPayment: next });
  await stripe.subscriptions.update((await subscription()).id, { cancel_at_period_end: true });
  await expect(projected()).resolves.not.toHaveProperty('nextPayment');
});

test('a cancelled plan ends with its period, to the second', async () => {
  const { buy, projected, stripe, subscription } = await customer();
  await buy('price_vip_monthly');
  const { id, items } = await subscription();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
  await expect(projected()).resolves.toMatchObject({
    cancels: true,
    expires_date: end,
    subscriptions: { vip_monthly: { cancels: true, expires_date: end } },
  });
});

test('a cancellation in the portal, which only sets a date, counts, too', async () => {
  const { buy, projected, stripe, subscription } = await customer();
  await buy('price_vip_monthly');
  const { id, items } = await subscription();
  const end = items.data[0]?.current_period_end ?? 0;
  await stripe.subscriptions.update(id, { cancel_at: end });
  await expect(projected()).resolves.toMatchObject({
    cancels: true,
    expires_date: new Date(end * 1000).toISOString(),
  });
});

test('a plan that has ended keeps its record as the last one, and is no longer current', async () => {
  const { buy, daysLeft, projected, stripe, subscription } = await customer();
  await buy('price_vip_monthly');
  await stripe.subscriptions.cancel((await subscription()).id);
  await expect(projected()).resolves.toMatchObject({ Tier: 2, subscriptions: {} });
  expect(await daysLeft()).toBeLessThanOrEqual(0);
});

/** Moves the clock by a month, to a renewal that fails. */
async function withFailedRenewal(options?: StripeSandboxOptions, trial = 0) {
  const learner = await customer(options);
  await learner.buy('price_vip_monthly', { trial });
  learner.sandbox.setNextPayment('declined');
  await learner.sandbox.advanceDays(trial > 0 ? trial + 0.1 : 31.1);
  return learner;
}

test('a failed renewal keeps access for seven days, counted from the invoice', async () => {
  const { daysLeft, projected, subscription } = await withFailedRenewal();
  expect((await subscription()).status).toBe('past_due');
  const since =
    (Date.now() / 1000 - ((await subscription()).items.data[0]?.current_period_start ?? 0)) /
    86_400;
  expect(await daysLeft()).toBeCloseTo(7 - since, 1);
  expect(paymentProblemOf((await projected())!, new Date())).toMatchObject({ isOver: false });
});

test('a plan that is cancelled while its payment is late still says that it failed', async () => {
  const { projected, stripe, subscription } = await withFailedRenewal();
  await stripe.subscriptions.update((await subscription()).id, { cancel_at_period_end: true });
  const cancelled = (await projected())!;
  expect(cancelled.cancels).toBe(true);
  expect(paymentProblemOf(cancelled, new Date())).toMatchObject({ isOver: false });
});

test('a cancelled, paid plan does not say that a payment failed', async () => {
  const { buy, projected, stripe, subscription } = await customer();
  await buy('price_vip_monthly');
  await stripe.subscriptions.update((await subscription()).id, { cancel_at_period_end: true });
  expect(paymentProblemOf((await projected())!, new Date())).toBeNull();
});

test('a failed retry does not lengthen the grace', async () => {
  const { daysLeft, sandbox } = await withFailedRenewal();
  const before = await daysLeft();
  sandbox.setNextPayment('declined');
  await sandbox.advanceDays(3.1);
  expect(await daysLeft()).toBeCloseTo(before - 3.1, 1);
});

test('the first payment after a trial has no grace', async () => {
  const { daysLeft, projected, subscription } = await withFailedRenewal({}, 30);
  expect((await subscription()).status).toBe('past_due');
  expect(await daysLeft()).toBeLessThanOrEqual(0);
  expect(paymentProblemOf((await projected())!, new Date())).toMatchObject({ isOver: true });
});

test('an unpaid plan has no access, and has it again when the old invoice is paid', async () => {
  const learner = await withFailedRenewal({ afterRetries: 'unpaid' });
  const { daysLeft, id, sandbox, stripe, subscription } = learner;
  for (const days of [3.1, 5.1, 7.1]) {
    sandbox.setNextPayment('declined');
    await sandbox.advanceDays(days);
  }
  expect((await subscription()).status).toBe('unpaid');
  expect(await daysLeft()).toBeLessThan(0);
  sandbox.setNextPayment('succeeds');
  const { data } = await stripe.invoices.list({ customer: id, status: 'open' });
  for (const invoice of data) await stripe.invoices.pay(invoice.id);
  expect((await subscription()).status).toBe('active');
  expect(await daysLeft()).toBeGreaterThan(0);
});

test('a running plan whose product left the price list stops the projection, an ended one does not', async () => {
  const { buy, projected, stripe, subscription } = await customer({
    products: [...PRODUCTS, { id: 'gold', name: 'GOLD' }],
    prices: [
      ...PRICES,
      { id: 'price_gold', product: 'gold', unit_amount: 1, currency: 'chf', interval: 'month' },
    ],
  });
  await buy('price_gold');
  await expect(projected()).rejects.toThrow('platforms: []');
  await stripe.subscriptions.cancel((await subscription()).id);
  await expect(projected()).resolves.toBeNull();
});

test('an unknown status stops the projection', async () => {
  const { buy, stripe, id } = await customer();
  await buy('price_vip_monthly');
  const state = await readCustomerState(stripe, id);
  const [subscription] = state.subscriptions;
  const odd = { ...subscription, status: 'hibernating' } as unknown as NonNullable<
    typeof subscription
  >;
  expect(() =>
    project({ ...state, subscriptions: [odd] }, OFFER.packages, new Date(), parseLeeway()),
  ).toThrow();
});

describe('of two subscriptions of a customer', () => {
  /** Makes two running subscriptions. */
  async function having(...prices: readonly string[]) {
    const learner = await customer();
    for (const price of prices) await learner.buy(price);
    const { data } = await learner.stripe.subscriptions.list({ customer: learner.id });
    const end = async (price: string) => {
      const own = data.find(({ items }) => items.data[0]?.price.id === price);
      await learner.stripe.subscriptions.cancel(own?.id ?? '');
    };
    return { ...learner, end };
  }

  test.each([
    ['bought first', ['price_vip_monthly', 'price_basic_annually']],
    ['bought last', ['price_basic_annually', 'price_vip_monthly']],
  ])('the higher tier holds, also when it is %s and ends sooner', async (_, prices) => {
    const { projected } = await having(...prices);
    await expect(projected()).resolves.toMatchObject({
      identifier: 'VIP_monthly',
      Tier: 2,
      subscriptions: { vip_monthly: { Tier: 2 }, basic_annually: { Tier: 1 } },
    });
  });

  test.each([
    ['bought first', ['price_vip_annually', 'price_basic_monthly']],
    ['bought last', ['price_basic_monthly', 'price_vip_annually']],
  ])('a running one holds before a higher one that has ended, also %s', async (_, prices) => {
    const { end, projected } = await having(...prices);
    await end('price_vip_annually');
    const plan = await projected();
    expect(plan).toMatchObject({ identifier: 'BASIC_monthly', Tier: 1 });
    expect(Object.keys(plan?.subscriptions ?? {})).toEqual(['basic_monthly']);
  });

  test('of one tier, the plan that lasts longer wins', async () => {
    const { projected } = await having('price_vip_annually', 'price_vip_monthly');
    await expect(projected()).resolves.toMatchObject({ identifier: 'VIP_annually' });
  });

  test('of two ended ones the last one wins, whatever its tier', async () => {
    const { end, projected, sandbox } = await having('price_vip_monthly', 'price_basic_monthly');
    await end('price_vip_monthly');
    await sandbox.advanceDays(1);
    await end('price_basic_monthly');
    await expect(projected()).resolves.toMatchObject({
      identifier: 'BASIC_monthly',
      subscriptions: {},
    });
  });

  test('of two that ended in the same second, the last purchase wins', async () => {
    const { buy, id, sandbox, stripe } = await customer();
    await buy('price_vip_monthly');
    await sandbox.advanceDays(20);
    await buy('price_basic_monthly');
    const { subscriptions, openInvoices } = await readCustomerState(stripe, id);
    const ended_at = Math.floor(Date.now() / 1000) - 60;
    const ended = subscriptions.map((one) => ({ ...one, status: 'canceled' as const, ended_at }));
    for (const order of [ended, [...ended].reverse()]) {
      const state = { subscriptions: order, openInvoices };
      expect(project(state, OFFER.packages, new Date(), parseLeeway())).toMatchObject({
        identifier: 'BASIC_monthly',
      });
    }
  });
});
