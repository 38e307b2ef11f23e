import Stripe from 'stripe';
import { openCheckout, testWorld } from './testing';

it('sells a plan through the real SDK, and signs the events as Stripe does', async () => {
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

it('lets a trial end in a payment about an hour later, and renews', async () => {
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

it('refuses what the SDK does not know, by name', async () => {
  const { stripe } = testWorld();
  const wrong = { email: 'a@example.com', trial_days: 3 } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'trial_days',
  });
  await expect(stripe.coupons.list()).rejects.toThrow(
    'The sandbox does not know the request GET /v1/coupons',
  );
});
