import Stripe from 'stripe';
import { openCheckout, subscribe, testWorld } from './testing/test-world';

test('sells a plan through the real SDK, and signs the events as Stripe does', async () => {
  const { sandbox, stripe, received, types } = testWorld();
  const customer = await stripe.customers.create({
    email: 'a@example.com',
    metadata: { uid: 'u1' },
  });
  const session = await openCheckout(stripe, customer.id, 'price_basic');
  expect(session.url).toBe(`http://127.0.0.1:12111/checkout/${session.id}`);
  expect(sandbox.pay(session.id)).toBe('complete');
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  expect(subscription).toMatchObject({ status: 'active', metadata: {} });
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice.payments'],
  });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    subscription: {
      latest_invoice: { amount_paid: 990, payments: { data: [{ status: 'paid' }] } },
    },
  });
  await sandbox.settle();
  expect(types()).toEqual(
    expect.arrayContaining([
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]),
  );
  const [{ body, signature } = { body: '', signature: '' }] = received;
  expect(Stripe.webhooks.constructEvent(body, signature, 'whsec_sandbox').type).toBe(
    'customer.created',
  );
});

test('lets a trial end in a payment about an hour later, and renews', async () => {
  const { sandbox, stripe } = testWorld();
  const customer = await stripe.customers.create({});
  const session = await openCheckout(stripe, customer.id, 'price_basic', 30);
  sandbox.pay(session.id);
  const current = async () => (await stripe.subscriptions.list({ customer: customer.id })).data[0];
  expect((await current())?.status).toBe('trialing');
  await sandbox.advanceDays(30);
  expect((await current())?.status).toBe('active');
  const paid = async () =>
    (await stripe.invoices.list({ customer: customer.id, status: 'paid' })).data.map(
      ({ amount_paid }) => amount_paid,
    );
  expect(await paid()).toEqual([0]);
  await sandbox.advanceDays(0.05);
  expect(await paid()).toEqual([990, 0]);
  await sandbox.advanceDays(365);
  expect((await paid()).filter((amount) => amount === 990).length).toBeGreaterThanOrEqual(9);
});

test('creates nothing and sends nothing for a request whose expand is refused', async () => {
  const { sandbox, stripe } = testWorld();
  const { customer } = await subscribe({ stripe });
  const create = (expand: string[]) =>
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_vip' }], expand });
  await stripe.customers.update(customer.id, {
    invoice_settings: {
      default_payment_method: Object.keys(sandbox.state.paymentMethods)[0] ?? '',
    },
  });
  const count = () => ({
    subscriptions: Object.keys(sandbox.state.subscriptions).length,
    invoices: Object.keys(sandbox.state.invoices).length,
    events: Object.keys(sandbox.state.events).length,
  });
  const before = count();
  await expect(create(['latest_invoice.nothing'])).rejects.toMatchObject({
    param: 'expand',
    statusCode: 400,
  });
  expect(count()).toEqual(before);
  await create(['latest_invoice']);
  expect(count()).toMatchObject({ subscriptions: 2, invoices: 2 });
});

test('answers 404 for a missing object, and 400 for a parameter that names one', async () => {
  const { stripe } = testWorld();
  const { customer, subscription } = await subscribe({ stripe });
  const isMissing = { code: 'resource_missing', statusCode: 404 };
  await stripe.subscriptions.cancel(subscription.id);
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject(isMissing);
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject(isMissing);
  await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject(isMissing);
  await stripe.customers.del(customer.id);
  await expect(stripe.paymentMethods.retrieve('pm_none')).rejects.toMatchObject(isMissing);
  await expect(
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: 'price_vip' }] }),
  ).rejects.toMatchObject({ code: 'resource_missing', statusCode: 400, param: 'customer' });
  await expect(stripe.accounts.list()).rejects.toMatchObject({ statusCode: 404 });
});

test('lets the next payment of one customer fail, and no other', async () => {
  const { sandbox, stripe } = testWorld();
  const [anna, berta] = [await subscribe({ stripe }), await subscribe({ stripe })];
  sandbox.setNextPayment('declined', berta.customer.id);
  expect(() => sandbox.setNextPayment('declined', 'cus_none')).toThrow('no customer cus_none');
  await sandbox.advanceDays(32);
  const status = async ({ id }: Stripe.Subscription) =>
    (await stripe.subscriptions.retrieve(id)).status;
  expect(await status(anna.subscription)).toBe('active');
  expect(await status(berta.subscription)).toBe('past_due');
  // It has counted once: the retry takes the money.
  await sandbox.advanceDays(3.1);
  expect(await status(berta.subscription)).toBe('active');
});

test('refuses unknown parameters and requests by name', async () => {
  const { stripe } = testWorld();
  const wrong = { email: 'a@example.com', trial_days: 3 } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'trial_days',
  });
  await expect(stripe.accounts.list()).rejects.toThrow(
    'The sandbox does not know the request GET /v1/accounts',
  );
});
