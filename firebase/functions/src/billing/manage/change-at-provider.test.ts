import { releaseSchedule } from '../../ledger/provider/schedule';
import { OFFER } from '../testing/offer';
import { aSubscriber } from '../testing/subscriber';
import { changeAtProvider } from './change-at-provider';

/** A card whose bank asks the learner at every payment. */
const ASKS = '4000 0027 6000 3184';
const DAY = 86_400;

const NOW = [
  ['BASIC_monthly', 'BASIC_annually', 8900 - 990],
  ['BASIC_monthly', 'VIP_monthly', 3900 - 990],
  ['BASIC_monthly', 'VIP_annually', 34_900 - 990],
  ['BASIC_monthly', 'PRIVATE_monthly', 14_900 - 990],
  ['BASIC_annually', 'VIP_monthly', null],
  ['BASIC_annually', 'VIP_annually', 34_900 - 8900],
  ['BASIC_annually', 'PRIVATE_monthly', 14_900 - 8900],
  ['VIP_monthly', 'VIP_annually', 34_900 - 3900],
  ['VIP_monthly', 'PRIVATE_monthly', 14_900 - 3900],
  ['VIP_annually', 'PRIVATE_monthly', null],
] as const;

test.each(NOW)(
  '%s to %s begins now, and what is left of the old plan counts [CALL-changeSubscription] [API-change-cycle]',
  async (from, to, charged) => {
    const { change, paid, plans } = await aSubscriber(from);
    const before = (await paid()).length;
    await expect(change(to)).resolves.toEqual({ status: 'active' });
    await expect(plans()).resolves.toEqual({ [to]: 'renews' });
    const amounts = await paid();
    // If the old plan cost more for its period, its rest is a credit.
    expect(amounts).toHaveLength(charged === null ? before : before + 1);
    const last = Math.min(...amounts.map((amount) => Math.abs(amount - (charged ?? amount))));
    expect(last).toBeLessThanOrEqual(2);
  },
);

const LATER = [
  ['BASIC_annually', 'BASIC_monthly'],
  ['VIP_monthly', 'BASIC_monthly'],
  ['VIP_monthly', 'BASIC_annually'],
  ['VIP_annually', 'BASIC_monthly'],
  ['VIP_annually', 'BASIC_annually'],
  ['VIP_annually', 'VIP_monthly'],
  ['PRIVATE_monthly', 'BASIC_monthly'],
  ['PRIVATE_monthly', 'BASIC_annually'],
  ['PRIVATE_monthly', 'VIP_monthly'],
  ['PRIVATE_monthly', 'VIP_annually'],
] as const;

test.each(LATER)(
  '%s to %s follows at the end of the period, and both are shown [CALL-changeSubscription] [CARD-first-payment] [API-change-cycle]',
  async (from, to) => {
    const { change, paid, plans, sandbox } = await aSubscriber(from);
    const before = await paid();
    await expect(change(to)).resolves.toEqual({ status: 'scheduled' });
    await expect(plans()).resolves.toEqual({ [from]: 'ends', [to]: 'renews' });
    await expect(paid()).resolves.toEqual(before);
    await sandbox.advanceDays(from.endsWith('annually') ? 367 : 32);
    await expect(plans()).resolves.toEqual({ [to]: 'renews' });
    expect((await paid()).length).toBe(before.length + 1);
  },
);

test('the same plan again changes nothing', async () => {
  const { change, paid, plans } = await aSubscriber('VIP_monthly');
  const before = await paid();
  await expect(change('VIP_monthly')).resolves.toEqual({ status: 'active' });
  await expect(plans()).resolves.toEqual({ VIP_monthly: 'renews' });
  await expect(paid()).resolves.toEqual(before);
});

test.each([
  ['an upgrade', 'BASIC_monthly', 'VIP_monthly'],
  ['a year', 'BASIC_monthly', 'BASIC_annually'],
])('%s keeps the days that are left of a trial, and costs nothing now', async (_, from, to) => {
  const { change, paid, plans, subscription } = await aSubscriber(from, { trialDays: 30 });
  const { trial_end } = await subscription();
  await expect(change(to)).resolves.toEqual({ status: 'active' });
  await expect(subscription()).resolves.toMatchObject({ status: 'trialing', trial_end });
  await expect(plans()).resolves.toEqual({ [to]: 'renews' });
  await expect(paid()).resolves.toEqual([]);
});

test('a downgrade in a trial follows the trial', async () => {
  const { change, paid, plans, sandbox, subscription } = await aSubscriber('VIP_monthly', {
    trialDays: 30,
  });
  const { trial_end } = await subscription();
  await expect(change('BASIC_monthly')).resolves.toEqual({ status: 'scheduled' });
  await expect(subscription()).resolves.toMatchObject({ status: 'trialing', trial_end });
  await sandbox.advanceDays(31);
  await expect(plans()).resolves.toEqual({ BASIC_monthly: 'renews' });
  await expect(paid()).resolves.toEqual([990]);
});

test('PRIVATE has no trial: it is charged now', async () => {
  const { change, paid, subscription } = await aSubscriber('VIP_monthly', { trialDays: 30 });
  await expect(change('PRIVATE_monthly')).resolves.toEqual({ status: 'active' });
  await expect(subscription()).resolves.toMatchObject({ status: 'active' });
  await expect(paid()).resolves.toEqual([14_900]);
});

test('if the bank asks, the higher plan begins only after the payment', async () => {
  const { change, plans, stripe, subscription } = await aSubscriber('BASIC_monthly', {
    card: ASKS,
  });
  const first = await change('VIP_monthly');
  expect(first).toEqual({
    status: 'requires_action',
    url: expect.stringMatching(/^https?:\/\/.*\/bank\//),
  });
  await expect(plans()).resolves.toEqual({ BASIC_monthly: 'renews' });
  // A second click waits for the same payment.
  await expect(change('VIP_monthly')).resolves.toMatchObject({ status: 'requires_action' });
  const { data: open } = await stripe.invoices.list({ status: 'open' });
  expect(open).toHaveLength(1);
  const card = await stripe.paymentMethods.attach('pm_card_visa', {
    customer: (await subscription()).customer as string,
  });
  await stripe.invoices.pay(open[0]?.id ?? '', { payment_method: card.id });
  await expect(plans()).resolves.toEqual({ VIP_monthly: 'renews' });
  await expect(change('VIP_monthly')).resolves.toEqual({ status: 'active' });
});

test('a declined card leads to the invoice’s page, and the old plan goes on', async () => {
  const { change, paid, plans, sandbox } = await aSubscriber('BASIC_monthly');
  sandbox.setNextPayment('declined');
  await expect(change('VIP_monthly')).resolves.toMatchObject({ status: 'requires_action' });
  await expect(plans()).resolves.toEqual({ BASIC_monthly: 'renews' });
  await expect(paid()).resolves.toEqual([990]);
});

test('another change voids the unpaid invoice', async () => {
  const { change, plans, sandbox, stripe } = await aSubscriber('BASIC_monthly');
  sandbox.setNextPayment('declined');
  await change('VIP_monthly');
  await expect(change('BASIC_monthly')).resolves.toEqual({ status: 'active' });
  expect((await stripe.invoices.list({ status: 'open' })).data).toEqual([]);
  await expect(change('BASIC_annually')).resolves.toEqual({ status: 'active' });
  await expect(plans()).resolves.toEqual({ BASIC_annually: 'renews' });
});

test('a second change releases the schedule of the first', async () => {
  const { change, plans, subscription } = await aSubscriber('VIP_monthly');
  await change('BASIC_monthly');
  await expect(change('BASIC_annually')).resolves.toEqual({ status: 'scheduled' });
  await expect(plans()).resolves.toEqual({ VIP_monthly: 'ends', BASIC_annually: 'renews' });
  await expect(change('VIP_annually')).resolves.toEqual({ status: 'active' });
  await expect(plans()).resolves.toEqual({ VIP_annually: 'renews' });
  await expect(subscription()).resolves.toMatchObject({ schedule: null });
});

test('choosing the own plan takes a downgrade back', async () => {
  const { change, plans } = await aSubscriber('VIP_monthly');
  await change('BASIC_monthly');
  await expect(change('VIP_monthly')).resolves.toEqual({ status: 'active' });
  await expect(plans()).resolves.toEqual({ VIP_monthly: 'renews' });
});

test.each([
  ['at the end of the period', () => ({ cancel_at_period_end: true })],
  ['at a date, as the portal does', () => ({ cancel_at: Math.floor(Date.now() / 1000) + DAY })],
])('a plan that was cancelled %s renews as the new one', async (_, cancel) => {
  for (const [from, to] of [
    ['BASIC_monthly', 'VIP_monthly'],
    ['VIP_monthly', 'BASIC_monthly'],
  ] as const) {
    const { change, plans, stripe, subscription } = await aSubscriber(from);
    await stripe.subscriptions.update((await subscription()).id, cancel());
    await change(to);
    await expect(plans()).resolves.toMatchObject({ [to]: 'renews' });
    // No wish is left for a repair.
    expect((await subscription()).metadata.wish ?? '').toBe('');
  }
});

test.each([
  ['VIP_monthly', 'succeeds', { status: 'active' }, 'paid'],
  ['BASIC_annually', 'succeeds', { status: 'active' }, 'paid'],
  ['VIP_monthly', 'declined', { status: 'requires_action', url: expect.any(String) }, 'open'],
] as const)(
  'ten clicks on %s make one invoice; its payment: %s',
  async (to, card, result, paid) => {
    const { change, sandbox, stripe } = await aSubscriber('BASIC_monthly');
    sandbox.setNextPayment(card);
    const results = await Promise.all(Array.from({ length: 10 }, () => change(to)));
    expect(results).toEqual(Array.from({ length: 10 }, () => result));
    const { data } = await stripe.invoices.list({ limit: 100 });
    expect(data.map(({ status }) => status).sort()).toEqual([paid, 'paid']);
  },
);

test('ten clicks on a downgrade make one schedule', async () => {
  const { change, plans, stripe, customer } = await aSubscriber('VIP_monthly');
  await Promise.all(Array.from({ length: 10 }, () => change('BASIC_monthly')));
  await expect(plans()).resolves.toEqual({ VIP_monthly: 'ends', BASIC_monthly: 'renews' });
  expect((await stripe.subscriptionSchedules.list({ customer })).data).toHaveLength(1);
});

test('a plan with a scheduled change can be ended after a release', async () => {
  const { change, stripe, subscription } = await aSubscriber('VIP_monthly');
  await change('BASIC_monthly');
  const own = await subscription();
  await releaseSchedule(stripe, own);
  await releaseSchedule(stripe, own);
  await expect(stripe.subscriptions.cancel(own.id)).resolves.toMatchObject({ status: 'canceled' });
});

test.each([
  ['now: it is the same change, and waits', 'now', 'requires_action', 1],
  ['at the end of the period: it waits for no payment', 'at-period-end', 'scheduled', 0],
] as const)(
  'a change that waits for its payment, asked again %s',
  async (_, time, status, open) => {
    const { change, sandbox, stripe, subscription } = await aSubscriber('BASIC_monthly');
    sandbox.setNextPayment('declined');
    await change('VIP_monthly');
    const sold = OFFER.packages.find(({ identifier }) => identifier === 'VIP_monthly');
    if (sold === undefined) throw new Error('VIP is not sold');
    const wanted = {
      sold,
      priceID: 'price_vip_monthly',
      time,
      returnUrl: 'http://localhost:3000/',
    };
    const result = await changeAtProvider(stripe, await subscription(), wanted);
    expect(result.status).toBe(status);
    expect((await stripe.invoices.list({ status: 'open' })).data).toHaveLength(open);
  },
);
