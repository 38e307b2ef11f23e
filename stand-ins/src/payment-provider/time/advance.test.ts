import type Stripe from 'stripe';
import { openCheckout, subscribe, testWorld, type TestWorld } from '../testing/test-world';
import { moveDatesBack } from './move-dates';

const current = ({ stripe }: TestWorld, { id }: Stripe.Subscription) =>
  stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });

const invoiceOf = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;

/** A subscriber whose renewal has just failed. */
async function failedRenewal(options: Parameters<typeof testWorld>[0] = {}) {
  const world = testWorld(options);
  const { subscription } = await subscribe(world, { card: 'pm_card_chargeCustomerFail', days: 1 });
  await world.sandbox.advanceDays(1.1);
  return { world, subscription };
}

test('begins the new period at once, and takes the money about an hour later', async () => {
  const world = testWorld();
  const { subscription } = await subscribe(world);
  const days = (subscription.items.data[0]?.current_period_end ?? 0) - world.sandbox.world.now();
  await world.sandbox.advanceDays(days / 86_400 + 0.001);
  const renewed = await current(world, subscription);
  expect(renewed.status).toBe('active');
  expect(renewed.items.data[0]?.current_period_end).toBeGreaterThan(world.sandbox.world.now());
  expect(invoiceOf(renewed)).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
  });
  await world.sandbox.advanceDays(0.05);
  expect(invoiceOf(await current(world, subscription)).status).toBe('paid');
});

test('keeps "now" real, and moves the past back', async () => {
  const world = testWorld();
  const { subscription } = await subscribe(world);
  const before = world.sandbox.world.now();
  await world.sandbox.advanceDays(10);
  expect(world.sandbox.world.now() - before).toBeLessThan(60);
  const { created } = await current(world, subscription);
  expect(subscription.created - created).toBe(864_000);
});

test('tries a failed renewal three more times, then cancels', async () => {
  const { world, subscription } = await failedRenewal();
  expect((await current(world, subscription)).status).toBe('past_due');
  await world.sandbox.advanceDays(14);
  expect((await current(world, subscription)).status).toBe('past_due');
  await world.sandbox.advanceDays(2);
  const ended = await current(world, subscription);
  expect(ended).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(invoiceOf(ended).attempt_count).toBe(4);
});

test('leaves the plan unpaid where that is configured; paying the invoice revives it', async () => {
  const { world, subscription } = await failedRenewal({ afterRetries: 'unpaid' });
  await world.sandbox.advanceDays(16);
  const unpaid = await current(world, subscription);
  expect(unpaid.status).toBe('unpaid');
  const method = await world.stripe.paymentMethods.attach('pm_card_visa', {
    customer: subscription.customer as string,
  });
  await world.stripe.invoices.pay(invoiceOf(unpaid).id, { payment_method: method.id });
  expect((await current(world, subscription)).status).toBe('active');
});

test.each([
  ['the latest', 1, 'active'],
  ['an older one', 0, 'past_due'],
])(
  'two renewals have failed, and %s is paid: the status follows the latest',
  async (_, which, status) => {
    const { world, subscription } = await failedRenewal();
    await world.sandbox.advanceDays(13);
    const item = (await current(world, subscription)).items.data[0];
    const left = (item?.current_period_end ?? 0) - world.sandbox.world.now();
    // No fourth attempt, which would end the plan before its next period.
    world.sandbox.state.invoices[
      invoiceOf(await current(world, subscription)).id
    ]!.next_payment_attempt = null;
    await world.sandbox.advanceDays(left / 86_400 + 0.1);
    const { data: open } = await world.stripe.invoices.list({ status: 'open' });
    expect(open).toHaveLength(2);
    const card = await world.stripe.paymentMethods.attach('pm_card_visa', {
      customer: subscription.customer as string,
    });
    const invoice = open.sort((a, b) => a.created - b.created)[which];
    await world.stripe.invoices.pay(invoice?.id ?? '', { payment_method: card.id });
    expect((await current(world, subscription)).status).toBe(status);
  },
);

test('drops an upgrade that waits when the period ends, before the renewal', async () => {
  const world = testWorld();
  const { subscription } = await subscribe(world);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await world.sandbox.advanceDays((end - world.sandbox.world.now()) / 86_400 - 0.1);
  world.sandbox.setNextPayment('declined');
  const { pending_update } = await world.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id, price: 'price_vip' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  const { items } = await current(world, subscription);
  expect(pending_update?.expires_at).toBe(items.data[0]?.current_period_end);
  await world.sandbox.advanceDays(0.2);
  const renewed = await current(world, subscription);
  expect(renewed).toMatchObject({ status: 'active', pending_update: null });
  expect(invoiceOf(renewed)).toMatchObject({ status: 'paid', amount_paid: 990 });
});

test('recovers at the next attempt when the default card is a better one', async () => {
  const { world, subscription } = await failedRenewal();
  const method = await world.stripe.paymentMethods.attach('pm_card_visa', {
    customer: subscription.customer as string,
  });
  await world.stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
  await world.sandbox.advanceDays(3.1);
  expect((await current(world, subscription)).status).toBe('active');
});

test('ends a cancelled plan with its period, and sends the event', async () => {
  const world = testWorld();
  const { subscription } = await subscribe(world);
  await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await world.sandbox.advanceDays(32);
  expect((await current(world, subscription)).status).toBe('canceled');
  expect(world.types()).toContain('customer.subscription.deleted');
  expect(world.types().filter((type) => type === 'invoice.paid')).toHaveLength(1);
});

test('downgrades when its phase begins, and charges the lower price', async () => {
  const world = testWorld();
  const { subscription } = await subscribe(world, { price: 'price_vip' });
  const { id, phases } = await world.stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  const [now] = phases;
  await world.stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: 'price_vip' }], start_date: now?.start_date, end_date: now?.end_date },
      { items: [{ price: 'price_basic' }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
  await world.sandbox.advanceDays(32);
  const changed = await current(world, subscription);
  expect(changed.items.data[0]?.price.id).toBe('price_basic');
  expect(invoiceOf(changed)).toMatchObject({ status: 'paid', amount_paid: 990 });
  await world.sandbox.advanceDays(32);
  expect((await current(world, subscription)).schedule).toBeNull();
  expect(world.types()).toContain('subscription_schedule.released');
});

test('drops an upgrade that the bank never confirmed', async () => {
  const world = testWorld();
  const { subscription, customer } = await subscribe(world);
  const asking = await world.stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer.id,
  });
  await world.stripe.subscriptions.update(subscription.id, {
    default_payment_method: asking.id,
  });
  const pending = await world.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id, price: 'price_vip' }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect(pending.pending_update).not.toBeNull();
  await world.sandbox.advanceDays(1);
  const dropped = await current(world, subscription);
  expect(dropped.pending_update).toBeNull();
  expect(dropped.items.data[0]?.price.id).toBe('price_basic');
  expect(invoiceOf(dropped).status).toBe('void');
});

test('expires unfinished payment pages and first payments', async () => {
  const world = testWorld();
  const customer = await world.stripe.customers.create({});
  const session = await openCheckout(world.stripe, customer.id);
  const { subscription } = await subscribe(world, { card: 'pm_card_chargeCustomerFail' });
  await world.sandbox.advanceDays(1.01);
  expect((await world.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  expect((await current(world, subscription)).status).toBe('incomplete_expired');
});

test('sends an event about each subscriber after an advance', async () => {
  const { sandbox, stripe, received } = testWorld();
  const { customer } = await subscribe({ stripe });
  const gone = await subscribe({ stripe });
  await stripe.customers.del(gone.customer.id);
  await stripe.customers.create({});
  await sandbox.settle();
  const before = received.length;
  await sandbox.advanceDays(3);
  const events = received.slice(before).map(({ body }) => JSON.parse(body) as Stripe.Event);
  expect(events).toMatchObject([
    { type: 'customer.updated', data: { object: { id: customer.id } } },
  ]);
});

test.each([0, -1, Number.NaN, 4000])('refuses to move the clock by %d days', async (days) => {
  await expect(testWorld().sandbox.advanceDays(days)).rejects.toThrow('advanceDays');
});

test('moves dates, and no amounts or counters', () => {
  const state = { created: 1_800_000_000, amount: 34_900, list: [{ at: 1_800_000_000 }], id: 'x' };
  moveDatesBack(state, 86_400);
  expect(state).toEqual({
    created: 1_799_913_600,
    amount: 34_900,
    list: [{ at: 1_799_913_600 }],
    id: 'x',
  });
});
