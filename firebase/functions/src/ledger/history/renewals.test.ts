import { readCustomerState } from '../provider/customer-state';
import { aSubscriber } from '../../billing/testing/subscriber';
import { OFFER } from '../../billing/testing/offer';
import { planFactsOf, type KnownPlan } from './known-plan';
import { planEvents } from './changes';

/**
 * Makes a subscriber, and lists the new events of each projection.
 */
async function told(packageID: string, trialDays?: number) {
  const learner = await aSubscriber(packageID, trialDays === undefined ? {} : { trialDays });
  let known: KnownPlan | null = null;
  return {
    ...learner,
    async news() {
      const facts = planFactsOf(
        await readCustomerState(learner.stripe, learner.customer),
        OFFER.packages,
      );
      const events = planEvents(known, facts, new Date());
      // The plan is stored as JSON and read again.
      known = JSON.parse(JSON.stringify(facts?.plan ?? null)) as KnownPlan | null;
      return events.map(({ kind, identifier, amount, documentID }) => ({
        what: [kind, identifier, amount?.unit_amount].join(' ').trim(),
        documentID,
      }));
    },
    async payWith(token: string) {
      const { id } = await learner.stripe.paymentMethods.attach(token, {
        customer: learner.customer,
      });
      const own = await learner.subscription();
      await learner.stripe.subscriptions.update(own.id, { default_payment_method: id });
    },
  };
}
const whats = (news: readonly { readonly what: string }[]) => news.map(({ what }) => what);

test('a renewal is confirmed once, with the paid amount, also the first after a trial', async () => {
  const { news, sandbox, paid } = await told('VIP_monthly', 30);
  expect(whats(await news())).toEqual(['purchase VIP_monthly 0']);
  await sandbox.advanceDays(31);
  expect(whats(await news())).toEqual(['renewal VIP_monthly 3900']);
  expect(await news()).toEqual([]);
  expect(await paid()).toEqual([3900]);
});

test('renewals without an event are all confirmed, each under its invoice', async () => {
  const { news, sandbox, paid } = await told('VIP_monthly');
  await news();
  for (const days of [31, 31, 31]) await sandbox.advanceDays(days);
  const all = await news();
  expect(whats(all)).toEqual(Array(3).fill('renewal VIP_monthly 3900'));
  expect(new Set(all.map(({ documentID }) => documentID)).size).toBe(3);
  // The first month was the purchase.
  expect(await paid()).toHaveLength(4);
});

test('a renewal that the record lacks is confirmed, and none is confirmed twice', async () => {
  const learner = await told('VIP_monthly');
  await learner.sandbox.advanceDays(31);
  const facts = planFactsOf(
    await readCustomerState(learner.stripe, learner.customer),
    OFFER.packages,
  );
  if (facts === null) throw new Error('nothing was bought');
  const events = planEvents({ ...facts.plan, renewals: [] }, facts, new Date());
  expect(events.map(({ kind }) => kind)).toEqual(['renewal']);
  expect(planEvents(facts.plan, facts, new Date())).toEqual([]);
});

test('a failed renewal is confirmed only after its payment', async () => {
  const { customer, news, payWith, sandbox, stripe } = await told('VIP_monthly');
  await news();
  await payWith('pm_card_chargeCustomerFail');
  await sandbox.advanceDays(31);
  expect(await news()).toEqual([]);
  await payWith('pm_card_visa');
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  await stripe.invoices.pay(data[0]?.id ?? '');
  expect(whats(await news())).toEqual(['renewal VIP_monthly 3900']);
});

test('the first payment of a scheduled change is a renewal of the new plan', async () => {
  const { change, news, sandbox } = await told('VIP_monthly');
  await news();
  await change('BASIC_monthly');
  expect(whats(await news())).toEqual(['change-scheduled BASIC_monthly 990']);
  await sandbox.advanceDays(31);
  expect(whats(await news())).toEqual(['change BASIC_monthly', 'renewal BASIC_monthly 990']);
  await sandbox.advanceDays(31);
  expect(whats(await news())).toEqual(['renewal BASIC_monthly 990']);
});

test('a scheduled change is confirmed before its payment', async () => {
  const { change, customer, news, payWith, sandbox, stripe } = await told('VIP_monthly');
  await change('BASIC_monthly');
  await news();
  await payWith('pm_card_chargeCustomerFail');
  await sandbox.advanceDays(31);
  expect(whats(await news())).toEqual(['change BASIC_monthly']);
  await payWith('pm_card_visa');
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  await stripe.invoices.pay(data[0]?.id ?? '');
  expect(whats(await news())).toEqual(['renewal BASIC_monthly 990']);
});

test('a month that a credit pays is a renewal with amount 0', async () => {
  const { customer, news, sandbox, stripe } = await told('VIP_monthly');
  await news();
  await stripe.customers.createBalanceTransaction(customer, { amount: -3900, currency: 'chf' });
  await sandbox.advanceDays(31);
  expect(whats(await news())).toEqual(['renewal VIP_monthly 0']);
});
