import { DAY } from '../../calendar';
import { customerWithCard, periodOf, subscriber, uniqueUid, type Scenario } from './scenario';

const urls = {
  success_url: 'http://localhost:3000/success',
  cancel_url: 'http://localhost:3000/cancel',
};

/** Customers, cards, the payment page, and the first payment. */
export const BUYING: readonly Scenario[] = [
  {
    title: 'keeps the metadata of a customer, as text',
    async run({ stripe }) {
      const uid = uniqueUid();
      const { id } = await stripe.customers.create({ metadata: { uid, number: 1 } });
      expect((await stripe.customers.retrieve(id)) as object).toMatchObject({
        metadata: { uid, number: '1' },
      });
    },
  },
  {
    title: 'answers a repeated idempotency key with the same customer',
    async run({ stripe }) {
      const idempotencyKey = uniqueUid();
      const [one, two] = [
        await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey }),
        await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey }),
      ];
      expect(two.id).toBe(one.id);
    },
  },
  {
    title: 'refuses an idempotency key with other parameters',
    async run({ stripe }) {
      const idempotencyKey = uniqueUid();
      await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey });
      await expect(
        stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey }),
      ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    },
  },
  {
    title: 'says resource_missing for a customer that does not exist',
    async run({ stripe }) {
      await expect(stripe.customers.retrieve('cus_doesnotexist')).rejects.toMatchObject({
        code: 'resource_missing',
        statusCode: 404,
      });
    },
  },
  {
    title: 'answers a deleted customer as deleted',
    async run({ stripe }) {
      const { id } = await stripe.customers.create({});
      await stripe.customers.del(id);
      expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    },
  },
  {
    title: 'ends the plans of a customer that is deleted',
    async run(context) {
      const { customer, subscription } = await subscriber(context);
      await context.stripe.customers.del(customer);
      const { status } = await context.stripe.subscriptions.retrieve(subscription.id);
      expect(status).toBe('canceled');
    },
  },
  {
    title: 'attaches a card',
    async run(context) {
      const { stripe } = context;
      const { customer, method } = await customerWithCard(context);
      const { data } = await stripe.paymentMethods.list({ customer });
      expect(data.map(({ id }) => id)).toEqual([method]);
    },
  },
  {
    title: 'refuses to attach a card that is declined',
    async run({ stripe }) {
      const { id: customer } = await stripe.customers.create({});
      await expect(
        stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }),
      ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    },
  },
  {
    title: 'refuses a parameter that it does not know',
    async run({ stripe }) {
      await expect(stripe.customers.create({ trial_days: 3 } as object)).rejects.toMatchObject({
        code: 'parameter_unknown',
        param: 'trial_days',
      });
    },
  },
  {
    title: 'opens a payment page for a plan, and names its address',
    async run({ stripe, prices }) {
      const { id: customer } = await stripe.customers.create({});
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: prices.low, quantity: 1 }],
        ...urls,
      });
      expect(session).toMatchObject({
        status: 'open',
        customer,
        amount_total: 990,
        subscription: null,
      });
      expect(session.url).toMatch(/^https?:/);
    },
  },
  {
    title: 'finds the open payment page of a customer',
    async run({ stripe, prices }) {
      const { id: customer } = await stripe.customers.create({});
      const { id } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: prices.low, quantity: 1 }],
        ...urls,
      });
      const { data } = await stripe.checkout.sessions.list({ customer, status: 'open' });
      expect(data.map((session) => session.id)).toEqual([id]);
    },
  },
  {
    title: 'expires a payment page once',
    async run({ stripe, prices }) {
      const { id } = await stripe.checkout.sessions.create({
        mode: 'subscription',
        line_items: [{ price: prices.low, quantity: 1 }],
        ...urls,
      });
      expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
        status: 'expired',
        url: null,
      });
      await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    },
  },
  {
    title: 'refuses a payment page that expires in less than half an hour',
    async run({ stripe, prices }) {
      await expect(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: prices.low, quantity: 1 }],
          expires_at: Math.floor(Date.now() / 1000) + 60,
          ...urls,
        }),
      ).rejects.toMatchObject({ param: 'expires_at' });
    },
  },
  {
    title: 'opens a page that saves a card, with its setup intent',
    async run({ stripe }) {
      const { id: customer } = await stripe.customers.create({});
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'chf',
        customer,
        ...urls,
      });
      expect(session).toMatchObject({ mode: 'setup', payment_status: 'no_payment_required' });
      expect(session.setup_intent).toMatch(/^seti_/);
    },
  },
  {
    title: 'starts a plan with its first payment',
    async run(context) {
      const { subscription } = await subscriber(context, { expand: ['latest_invoice.payments'] });
      expect(subscription).toMatchObject({
        status: 'active',
        latest_invoice: {
          status: 'paid',
          amount_paid: 990,
          billing_reason: 'subscription_create',
          payments: { data: [{ status: 'paid', amount_paid: 990 }] },
        },
      });
      const { start, end } = periodOf(subscription);
      expect((end - start) / DAY).toBeGreaterThanOrEqual(28);
    },
  },
  {
    title: 'starts a trial without a payment',
    async run(context) {
      const { subscription } = await subscriber(context, {
        trial_period_days: 30,
        expand: ['latest_invoice'],
      });
      expect(subscription).toMatchObject({
        status: 'trialing',
        latest_invoice: { status: 'paid', amount_due: 0 },
      });
      const { start, end } = periodOf(subscription);
      expect(Math.round((end - start) / DAY)).toBe(30);
      expect(subscription.trial_end).toBe(end);
    },
  },
  {
    title: 'leaves a plan incomplete when the first payment is declined',
    async run(context) {
      const { subscription } = await subscriber(context, {}, 'pm_card_chargeCustomerFail');
      expect(subscription.status).toBe('incomplete');
    },
  },
  {
    title: 'refunds a payment, once',
    async run(context) {
      const { stripe } = context;
      const { customer, subscription } = await subscriber(context);
      const [paid] = (await stripe.charges.list({ customer })).data;
      const charge = paid?.id ?? '';
      expect(await stripe.refunds.create({ charge })).toMatchObject({ amount: 990 });
      await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
        code: 'charge_already_refunded',
      });
      const { data } = await stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: String(paid?.payment_intent) },
      });
      expect(data[0]?.invoice).toBe(subscription.latest_invoice);
    },
  },
];
