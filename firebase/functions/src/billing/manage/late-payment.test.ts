import Stripe from 'stripe';
import { aSubscriber } from '../testing/subscriber';
import { waitingInvoice } from './waiting-invoice';
import { requirePaid, settleRenewal } from './late-payment';

/** Makes a learner whose renewal was due two hours ago, and may have failed. */
async function renewed(
  packageID: string,
  { outcome, ...options }: { outcome: 'succeeds' | 'declined'; afterRetries?: 'unpaid' },
) {
  const learner = await aSubscriber(packageID, options);
  learner.sandbox.setNextPayment(outcome);
  await learner.toRenewal(2);
  return { ...learner, isPaid: async () => isPaid(learner) };
}
const isPaid = async ({ stripe, subscription }: Awaited<ReturnType<typeof aSubscriber>>) =>
  requirePaid(stripe, await subscription(), new Date());

const OVERDUE = {
  code: 'failed-precondition',
  details: { reason: 'payment-overdue', url: expect.stringMatching(/^https?:.*\/invoice\//) },
};

test('a plan whose renewal failed is late until it is paid; one that renewed is not', async () => {
  const late = await renewed('BASIC_annually', { outcome: 'declined' });
  await expect(late.subscription()).resolves.toMatchObject({ status: 'past_due' });
  await expect(late.isPaid()).rejects.toMatchObject(OVERDUE);
  await late.payOpen();
  await expect(late.isPaid()).resolves.toBeUndefined();
  const paid = await renewed('BASIC_annually', { outcome: 'succeeds' });
  await expect(paid.isPaid()).resolves.toBeUndefined();
});

test('a plan that is active again, with an older invoice open, is late', async () => {
  const { isPaid, payOpen, sandbox, stripe, subscription, toRenewal } = await renewed(
    'BASIC_monthly',
    { outcome: 'declined' },
  );
  // The retries stop, so that the plan is not cancelled before its next renewal.
  const [open] = (await stripe.invoices.list({ status: 'open' })).data;
  sandbox.state.invoices[open?.id ?? '']!.next_payment_attempt = null;
  await toRenewal(2);
  await expect(subscription()).resolves.toMatchObject({ status: 'active' });
  await expect(isPaid()).rejects.toMatchObject(OVERDUE);
  await payOpen();
  await expect(isPaid()).resolves.toBeUndefined();
});

test('of two late invoices the error names the older one', async () => {
  const { isPaid, sandbox, stripe, toRenewal } = await renewed('BASIC_monthly', {
    outcome: 'declined',
  });
  const [older] = (await stripe.invoices.list({ status: 'open' })).data;
  sandbox.state.invoices[older?.id ?? '']!.next_payment_attempt = null;
  sandbox.setNextPayment('declined');
  await toRenewal(2);
  const open = (await stripe.invoices.list({ status: 'open' })).data;
  expect(open).toHaveLength(2);
  const url = open.find(({ id }) => id === older?.id)?.hosted_invoice_url;
  await expect(isPaid()).rejects.toMatchObject({ details: { url } });
});

test('an unpaid plan is late even without open invoices', async () => {
  const { isPaid, sandbox, stripe, subscription } = await renewed('BASIC_annually', {
    outcome: 'declined',
    afterRetries: 'unpaid',
  });
  for (const days of [3.1, 5.1, 7.1]) {
    sandbox.setNextPayment('declined');
    await sandbox.advanceDays(days);
  }
  await expect(subscription()).resolves.toMatchObject({ status: 'unpaid' });
  await expect(isPaid()).rejects.toMatchObject(OVERDUE);
  const [open] = (await stripe.invoices.list({ status: 'open' })).data;
  await stripe.invoices.voidInvoice(open?.id ?? '');
  await expect(isPaid()).rejects.toMatchObject({ details: { reason: 'payment-overdue' } });
});

test('an invoice that is due later is not late', async () => {
  const { sandbox, stripe, subscription, change } = await aSubscriber('BASIC_monthly');
  sandbox.setNextPayment('declined');
  await change('VIP_monthly');
  const own = { ...(await subscription()), pending_update: null };
  const at = (seconds: number) => requirePaid(stripe, own, new Date(seconds * 1000));
  const [open] = (await stripe.invoices.list({ status: 'open' })).data;
  sandbox.state.invoices[open?.id ?? '']!.due_date = 1_900_000_000;
  await expect(at(1_899_999_999)).resolves.toBeUndefined();
  await expect(at(1_900_000_000)).rejects.toMatchObject(OVERDUE);
});

test('a change that waits for its payment is not late', async () => {
  const learner = await aSubscriber('BASIC_monthly');
  learner.sandbox.setNextPayment('declined');
  await expect(learner.change('VIP_monthly')).resolves.toMatchObject({ status: 'requires_action' });
  await expect(isPaid(learner)).resolves.toBeUndefined();
});

test.each([
  ['refused', 'declined', { BASIC_annually: 'renews' }, 'past_due'],
  ['paid', 'succeeds', { VIP_monthly: 'renews' }, 'active'],
] as const)(
  'a renewal that is not charged yet is charged before a change: it is %s',
  async (_, outcome, plans, status) => {
    const learner = await aSubscriber('BASIC_annually');
    await learner.toRenewal(0.2);
    await expect(learner.paid()).resolves.toEqual([8900]);
    learner.sandbox.setNextPayment(outcome);
    const change = learner.change('VIP_monthly');
    if (outcome === 'succeeds') await expect(change).resolves.toEqual({ status });
    else await expect(change).rejects.toMatchObject(OVERDUE);
    await expect(learner.subscription()).resolves.toMatchObject({ status });
    await expect(learner.plans()).resolves.toEqual(plans);
    await expect(learner.paid()).resolves.toEqual(outcome === 'succeeds' ? [8900, 8900] : [8900]);
  },
);

test('a new change never voids a renewal', async () => {
  const { stripe, subscription } = await renewed('BASIC_monthly', { outcome: 'declined' });
  const own = await subscription();
  const waits = { ...own, pending_update: { expires_at: 0 } } as unknown as typeof own;
  await expect(waitingInvoice(stripe, waits)).resolves.toBeNull();
});

/** Makes a learner whose renewal is a draft, not charged yet. */
async function withDraft() {
  const learner = await aSubscriber('BASIC_annually');
  await learner.toRenewal(0.2);
  const own = await learner.subscription();
  const statuses = async () =>
    (await learner.stripe.invoices.list({ subscription: own.id })).data.map(({ status }) => status);
  await expect(statuses()).resolves.toEqual(['draft', 'paid']);
  return { ...learner, own, statuses };
}

test('before a change only the draft of the renewal is charged', async () => {
  const { own, sandbox, statuses, stripe } = await withDraft();
  const [draft] = (await stripe.invoices.list({ status: 'draft' })).data;
  sandbox.state.invoices[draft?.id ?? '']!.billing_reason = 'manual';
  await settleRenewal(stripe, own);
  await expect(statuses()).resolves.toEqual(['draft', 'paid']);
  sandbox.state.invoices[draft?.id ?? '']!.billing_reason = 'subscription_cycle';
  await settleRenewal(stripe, own);
  await expect(statuses()).resolves.toEqual(['paid', 'paid']);
});

test('a renewal that another call has charged is charged once, and the change goes on', async () => {
  const { own, paid, stripe } = await withDraft();
  const finalize = stripe.invoices.finalizeInvoice.bind(stripe.invoices);
  jest.spyOn(stripe.invoices, 'finalizeInvoice').mockImplementation(async (id) => {
    const invoice = await finalize(id);
    await stripe.invoices.pay(id);
    return invoice;
  });
  await expect(settleRenewal(stripe, own)).resolves.toBeUndefined();
  await expect(paid()).resolves.toEqual([8900, 8900]);
});

test('a renewal is not late if the provider is down', async () => {
  const { own, stripe } = await withDraft();
  const down = new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' });
  jest.spyOn(stripe.invoices, 'pay').mockRejectedValue(down);
  await expect(settleRenewal(stripe, own)).rejects.toBe(down);
});
