import { periodOf } from '../../ledger/provider/standing';
import { OFFER } from '../testing/offer';
import { aSubscriber } from '../testing/subscriber';
import { previewAtProvider } from './preview-at-provider';

test.each([
  ['BASIC_monthly', 'VIP_monthly'],
  ['BASIC_monthly', 'BASIC_annually'],
  ['VIP_monthly', 'PRIVATE_monthly'],
])('%s to %s: the preview names what is then charged, and changes nothing', async (from, to) => {
  const { change, paid, plans, preview, subscription } = await aSubscriber(from);
  const before = await paid();
  const { dueNow, isLater, nextPayment } = await preview(to);
  await expect(plans()).resolves.toEqual({ [from]: 'renews' });
  await expect(paid()).resolves.toEqual(before);
  await change(to);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  // Some seconds pass between preview and change.
  expect(Math.abs(dueNow - (total(await paid()) - total(before)))).toBeLessThanOrEqual(2);
  const { end } = periodOf(await subscription());
  expect(Math.abs(Date.parse(nextPayment) / 1000 - end)).toBeLessThanOrEqual(60);
  expect(isLater).toBe(false);
});

test('a downgrade is charged only at the end of the period', async () => {
  const { preview, subscription } = await aSubscriber('VIP_monthly');
  const { end } = periodOf(await subscription());
  await expect(preview('BASIC_monthly')).resolves.toEqual({
    dueNow: 0,
    currency: 'chf',
    isLater: true,
    nextPayment: new Date(end * 1000).toISOString(),
  });
});

test('an upgrade in a trial costs nothing until the trial ends', async () => {
  const { preview, subscription } = await aSubscriber('BASIC_monthly', { trialDays: 30 });
  const { trial_end } = await subscription();
  await expect(preview('VIP_monthly')).resolves.toMatchObject({
    dueNow: 0,
    isLater: false,
    nextPayment: new Date((trial_end ?? 0) * 1000).toISOString(),
  });
});

test.each([
  ['of one day', 1, 0],
  ['of no day', 0, 3900],
])(
  'an upgrade in a trial to a plan with a trial %s costs now: %j',
  async (_, FreeTrialPeriod, costs) => {
    const { stripe, subscription } = await aSubscriber('BASIC_monthly', { trialDays: 30 });
    const sold = OFFER.packages.find(({ identifier }) => identifier === 'VIP_monthly');
    if (sold === undefined) throw new Error('VIP is not sold');
    const wanted = { priceID: 'price_vip_monthly', sold: { ...sold, FreeTrialPeriod } };
    const now = Math.floor(Date.now() / 1000);
    const asked = { ...wanted, time: 'now' } as const;
    const { dueNow, prorationDate } = await previewAtProvider(
      stripe,
      await subscription(),
      asked,
      now,
    );
    // The end of a trial has nothing to prorate.
    expect([dueNow, prorationDate]).toEqual([costs, undefined]);
  },
);

test.each([
  // CHF 5 less for both plans: (39 − 5) − (9.90 − 5).
  ['MERCI5', 490, 2910],
  // 20 % of the first payment only: 39 − (9.90 − 1.98).
  ['GRUEZI20', 792, 3108],
])(
  'with %s the preview names what is charged: what was really paid is credited',
  async (code, first, dueNow) => {
    const { change, paid, preview } = await aSubscriber('BASIC_monthly', { code });
    await expect(paid()).resolves.toEqual([first]);
    const named = await preview('VIP_monthly');
    expect(Math.abs(named.dueNow - dueNow)).toBeLessThanOrEqual(2);
    await change('VIP_monthly');
    const [second = 0] = await paid();
    expect(Math.abs(second - dueNow)).toBeLessThanOrEqual(2);
  },
);

test('a change that waits for its payment is not prorated again', async () => {
  const { change, preview, sandbox } = await aSubscriber('BASIC_monthly');
  expect(await preview('VIP_monthly')).toHaveProperty('prorationDate');
  sandbox.setNextPayment('declined');
  await change('VIP_monthly');
  expect(await preview('VIP_monthly')).not.toHaveProperty('prorationDate');
});

test('a change at the end of the period keeps the promotion code', async () => {
  const { change, paid, sandbox } = await aSubscriber('VIP_monthly', { code: 'MERCI5' });
  await change('BASIC_monthly');
  await sandbox.advanceDays(32);
  await expect(paid()).resolves.toEqual([490, 3400]);
});

test.each([
  ['a little ahead: from the beginning of the period', -5, 0],
  ['right: from now', 5, 5],
])('a clock of the provider that is %s counts for the proration', async (_, at, from) => {
  const { stripe, subscription } = await aSubscriber('BASIC_monthly');
  const own = await subscription();
  const sold = OFFER.packages.find(({ identifier }) => identifier === 'VIP_monthly');
  if (sold === undefined) throw new Error('VIP is not sold');
  const { start } = periodOf(own);
  const asked = { priceID: 'price_vip_monthly', sold, time: 'now' } as const;
  const priced = await previewAtProvider(stripe, own, asked, start + at);
  expect(priced.prorationDate).toBe(start + from);
});

test.each<[string, string, string, string, number, number | undefined]>([
  ['an amount for ever counts', 'MERCI5', 'BASIC_monthly', 'VIP_monthly', 0, 3400],
  ['also for a plan that begins later', 'MERCI5', 'VIP_monthly', 'BASIC_monthly', 0, 490],
  ['a part once counts while a trial runs', 'GRUEZI20', 'BASIC_monthly', 'VIP_monthly', 30, 3120],
  [
    'and not where the change itself uses it',
    'GRUEZI20',
    'VIP_monthly',
    'PRIVATE_monthly',
    30,
    undefined,
  ],
])('the payment after a change: %s', async (_, code, from, to, trialDays, nextAmount) => {
  const { change, paid, preview, sandbox } = await aSubscriber(from, {
    code,
    ...(trialDays > 0 && { trialDays }),
  });
  expect((await preview(to)).nextAmount).toBe(nextAmount);
  await change(to);
  const before = (await paid()).length;
  await sandbox.advanceDays(32);
  const later = (await paid()).slice(0, -before || undefined);
  expect(later).toEqual([nextAmount ?? 14_900]);
});

test.each([
  ['VIP alone: the price of BASIC', ['vip_monthly'], undefined, 990],
  ['both: less than the price of BASIC', ['vip_monthly', 'basic_monthly'], 490, 490],
])('after a change to BASIC with a code for %s', async (_, products, nextAmount, charged) => {
  const five = { amount_off: 500, currency: 'chf', duration: 'forever' } as const;
  const promotionCodes = [{ code: 'VIP5', ...five, applies_to: { products } }];
  const given = { code: 'VIP5', promotionCodes };
  const { change, nextPayment, paid, preview, sandbox } = await aSubscriber('VIP_monthly', given);
  expect(await nextPayment()).toEqual({ currency: 'chf', unit_amount: 3400 });
  expect((await preview('BASIC_monthly')).nextAmount).toBe(nextAmount);
  await change('BASIC_monthly');
  await sandbox.advanceDays(32);
  expect(await paid()).toEqual([charged, 3400]);
});

test('without a promotion code the payment after a change is the price', async () => {
  const { preview } = await aSubscriber('BASIC_monthly');
  expect(await preview('VIP_monthly')).not.toHaveProperty('nextAmount');
});
