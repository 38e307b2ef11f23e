import { DAY } from '../../calendar';
import { periodOf, subscriber, type Scenario } from './scenario';

/** A plan that runs: cancelled, renewed, changed, and scheduled to change. */
export const LIVING: readonly Scenario[] = [
  {
    title: 'cancels at the end of the period, and takes that back',
    async run(context) {
      const { stripe } = context;
      const { subscription } = await subscriber(context);
      const { end } = periodOf(subscription);
      const cancelled = await stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: true,
      });
      expect(cancelled).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: end,
      });
      const renewed = await stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: false,
      });
      expect(renewed).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    },
  },
  {
    title: 'cancels at a date without the flag, and takes that back',
    async run(context) {
      const { stripe } = context;
      const { subscription } = await subscriber(context);
      const cancel_at = periodOf(subscription).end - DAY;
      const cancelled = await stripe.subscriptions.update(subscription.id, {
        cancel_at,
        proration_behavior: 'none',
      });
      expect(cancelled).toMatchObject({ cancel_at, cancel_at_period_end: false });
      const renewed = await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
      expect(renewed.cancel_at).toBeNull();
    },
  },
  {
    title: 'ends a plan at once, and does not list it any more',
    async run(context) {
      const { stripe } = context;
      const { customer, subscription } = await subscriber(context);
      const ended = await stripe.subscriptions.cancel(subscription.id);
      expect(ended).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
      expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
      expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    },
  },
  {
    title: 'charges the difference of an upgrade at once, and keeps the period',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription, item } = await subscriber(context);
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: prices.high }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      });
      expect(changed).toMatchObject({
        pending_update: null,
        items: { data: [{ price: { id: prices.high } }] },
        latest_invoice: { status: 'paid', billing_reason: 'subscription_update' },
      });
      expect(periodOf(changed).end).toBe(periodOf(subscription).end);
    },
  },
  {
    title: 'begins a new period when a month becomes a year',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription, item } = await subscriber(context);
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: prices.year }],
        proration_behavior: 'always_invoice',
      });
      const { start, end } = periodOf(changed);
      expect((end - start) / DAY).toBeGreaterThanOrEqual(365);
    },
  },
  {
    title: 'keeps the days of a trial when the plan changes',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription, item } = await subscriber(context, { trial_period_days: 30 });
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: prices.high }],
      });
      expect(changed).toMatchObject({ status: 'trialing', trial_end: subscription.trial_end });
    },
  },
  {
    title: 'says what an upgrade would charge, and changes nothing',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription, item } = await subscriber(context);
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: item, price: prices.high }],
          proration_behavior: 'always_invoice',
        },
      });
      expect(Math.abs(preview.amount_due - (3900 - 990))).toBeLessThanOrEqual(2);
      const { items } = await stripe.subscriptions.retrieve(subscription.id);
      expect(items.data[0]?.price.id).toBe(prices.low);
    },
  },
  {
    title: 'keeps the old plan until the bank has confirmed the upgrade',
    async run(context) {
      const { stripe, prices } = context;
      const { customer, subscription, item } = await subscriber(context);
      const asking = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
        customer,
      });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: asking.id });
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item, price: prices.high }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      });
      expect(changed).toMatchObject({
        status: 'active',
        items: { data: [{ price: { id: prices.low } }] },
        pending_update: { expires_at: expect.any(Number) },
        latest_invoice: { status: 'open', hosted_invoice_url: expect.stringMatching(/^https?:/) },
      });
    },
  },
  {
    title: 'refuses metadata beside a change that waits for its payment',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription, item } = await subscriber(context);
      await expect(
        stripe.subscriptions.update(subscription.id, {
          items: [{ id: item, price: prices.high }],
          payment_behavior: 'pending_if_incomplete',
          metadata: { a: 'b' },
        }),
      ).rejects.toMatchObject({ statusCode: 400 });
    },
  },
  {
    title: 'schedules a downgrade for the end of the period, and releases it',
    async run(context) {
      const { stripe, prices } = context;
      const { subscription } = await subscriber(context, { price: prices.high });
      const { id, phases } = await stripe.subscriptionSchedules.create({
        from_subscription: subscription.id,
      });
      const updated = await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        phases: [
          {
            items: [{ price: prices.high, quantity: 1 }],
            start_date: phases[0]?.start_date,
            end_date: phases[0]?.end_date,
          },
          {
            items: [{ price: prices.low, quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
          },
        ],
      });
      expect(updated.phases.map(({ items }) => items[0]?.price)).toEqual([prices.high, prices.low]);
      const steered = await stripe.subscriptions.retrieve(subscription.id);
      expect(steered.schedule).toBe(id);
      await stripe.subscriptionSchedules.release(id);
      expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();
    },
  },
  {
    title: 'refuses a cancellation beside a schedule, and a second schedule',
    async run(context) {
      const { stripe } = context;
      const { subscription } = await subscriber(context);
      await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
      await expect(
        stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      ).rejects.toMatchObject({ statusCode: 400 });
      await expect(
        stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
      ).rejects.toMatchObject({ statusCode: 400 });
    },
  },
];
