import type Stripe from 'stripe';
import { aSubscriber } from '../../billing/testing/subscriber';
import { readCustomerState } from './customer-state';
import { findReturned, takeCreditBack } from './find-returned';
import { reachOf } from './returned-money';

/** A card whose payments are disputed at once. */
const DISPUTED = '4000 0000 0000 0259';
const ALL = { refund: true, dispute: true };

/** Makes a learner with a disputed payment, and a helper that finds it. */
async function disputed() {
  const learner = await aSubscriber('VIP_monthly', { card: DISPUTED });
  const { customer, sandbox, stripe } = learner;
  const found = async (rules = ALL, change: object = {}) =>
    findReturned(stripe, { ...(await readCustomerState(stripe, customer)), ...change }, rules);
  const [dispute] = Object.values(sandbox.state.disputes);
  if (dispute === undefined) throw new Error('nothing is disputed');
  return { ...learner, dispute, found };
}

test.each<[Stripe.Dispute.Status, 'dispute' | undefined]>([
  ['needs_response', 'dispute'],
  ['under_review', 'dispute'],
  ['lost', 'dispute'],
  ['appeal_needs_response', 'dispute'],
  ['appeal_under_review', 'dispute'],
  ['won', undefined],
  ['prevented', undefined],
  ['warning_needs_response', undefined],
  ['warning_under_review', undefined],
  ['warning_closed', undefined],
])('a dispute that is "%s" ends the plan for: %j', async (status, reason) => {
  const { dispute, found } = await disputed();
  dispute.status = status;
  expect((await found())?.reason).toBe(reason);
});

test.each([
  ['resolution', 'dispute'],
  ['block', undefined],
] as const)('a dispute prevented by a %s ends the plan for: %j', async (case_type, reason) => {
  const { dispute, found } = await disputed();
  dispute.status = 'prevented';
  const card = { brand: 'visa', case_type, network: 'visa', network_reason_code: null };
  dispute.payment_method_details = { type: 'card', card };
  expect((await found())?.reason).toBe(reason);
});

test('one of two disputes that has taken the money is enough', async () => {
  const { dispute, found, sandbox } = await disputed();
  sandbox.state.disputes.du_second = { ...dispute, id: 'du_second' };
  dispute.status = 'won';
  expect(await found()).toMatchObject({ reason: 'dispute' });
});

test('two concurrent calls take a credit back once', async () => {
  const { customer, found, stripe } = await disputed();
  const payment = { ...(await found())!, credit: 500 };
  await Promise.all([takeCreditBack(stripe, payment), takeCreditBack(stripe, payment)]);
  const { data } = await stripe.customers.listBalanceTransactions(customer);
  expect(data.map(({ amount }) => amount)).toEqual([500]);
});

test.each([
  ['refunded', 'refund', { refund: true, dispute: false }, { refund: false, dispute: true }],
  ['disputed', 'dispute', { refund: false, dispute: true }, { refund: true, dispute: false }],
])('a payment that is %s counts where that rule is on', async (kind, reason, on, off) => {
  const { customer, found, sandbox, stripe } = await disputed();
  if (kind === 'refunded') {
    const [charge] = (await stripe.charges.list({ customer })).data;
    await stripe.refunds.create({ charge: charge?.id ?? '' });
    sandbox.state.charges[charge?.id ?? '']!.disputed = false;
  }
  expect(await found(on)).toMatchObject({ reason, own: { customer }, currency: 'chf' });
  expect(await found(off)).toBeNull();
});

test('without a running plan only the credit of a returned payment counts', async () => {
  const { change, customer, found, stripe, subscription, sandbox } = await disputed();
  await change('PRIVATE_monthly');
  sandbox.state.disputes = {};
  expect(await found()).toBeNull();
  const [newest] = (await stripe.charges.list({ customer })).data;
  await stripe.refunds.create({ charge: newest?.id ?? '' });
  expect(await found()).toMatchObject({ reason: 'refund', own: { customer } });
  await stripe.subscriptions.cancel((await subscription()).id);
  expect(await found()).toBeNull();
});

/** Makes an upgrade from BASIC to VIP: two payments of one period, the first one disputed. */
async function upgraded() {
  const { sandbox, stripe, ...learner } = await aSubscriber('BASIC_annually', { card: DISPUTED });
  await learner.change('VIP_annually');
  const charges = Object.values(sandbox.state.charges);
  // This card disputes every payment.
  const [first, later] = charges as [Stripe.Charge, Stripe.Charge];
  later.disputed = false;
  const found = async (known?: readonly string[], rules = ALL) =>
    findReturned(stripe, await readCustomerState(stripe, learner.customer), rules, known);
  return { ...learner, sandbox, stripe, first, later, found };
}

test('a later payment keeps the plan; the return of the earlier one is reported once', async () => {
  const { first, later, found } = await upgraded();
  expect(first.amount).toBe(8900);
  expect(await found()).toMatchObject({
    reason: 'dispute',
    own: null,
    isOutlived: true,
    charge: { id: first.id },
    kept: later.amount,
  });
  expect(await found(['ch_other'])).toMatchObject({ isOutlived: true });
  expect(await found([first.id])).toBeNull();
});

test('a returned later payment keeps no plan; a partly refunded one keeps it', async () => {
  const { first, later, found, stripe } = await upgraded();
  await stripe.refunds.create({ charge: later.id, amount: 100 });
  expect(await found()).toMatchObject({ isOutlived: true, kept: later.amount - 100 });
  later.disputed = true;
  expect(await found([first.id])).toMatchObject({
    charge: { id: later.id },
    isOutlived: false,
    own: { status: 'active' },
    kept: 0,
  });
  later.disputed = false;
  await stripe.refunds.create({ charge: later.id });
  // If refunds end no plan, only the disputed payment counts.
  const rules = { refund: false, dispute: true };
  expect(await found([], rules)).toMatchObject({ charge: { id: first.id }, isOutlived: false });
});

test('a payment that a later invoice credits has paid for the new plan, if that is known to be later', () => {
  const invoice = (id: string, lines: readonly (readonly [number, number, number])[]) =>
    ({
      id,
      parent: { subscription_details: { subscription: 'sub_1' } },
      lines: { data: lines.map(([amount, start, end]) => ({ amount, period: { start, end } })) },
    }) as unknown as Stripe.Invoice;
  const paid = invoice('in_first', [[8900, 0, 100]]);
  const change = invoice('in_change', [
    [-4000, 50, 100],
    [34_900, 50, 150],
  ]);
  expect(reachOf(paid, [change, paid])).toEqual({ until: new Map([['sub_1', 150]]), credit: 0 });
  // The list has only the newest hundred.
  expect(reachOf(paid, [change])).toEqual({ until: new Map([['sub_1', 100]]), credit: 0 });
});
