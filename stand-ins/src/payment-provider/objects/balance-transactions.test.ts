import { subscribe, testWorld } from '../testing/test-world';

/** A customer with a plan, and the ledger of their credit, the newest first. */
async function withPlan(first: string) {
  const world = testWorld();
  const { stripe } = world;
  const { customer, subscription } = await subscribe(world, { price: first });
  const balance = async () => {
    const found = await stripe.customers.retrieve(customer.id);
    return found.deleted === true ? null : found.balance;
  };
  const ledger = async () =>
    (await stripe.customers.listBalanceTransactions(customer.id)).data.map(
      ({ amount, ending_balance, invoice, type }) => ({ amount, ending_balance, invoice, type }),
    );
  const change = (price: string) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
  return { ...world, customer, subscription, balance, ledger, change };
}

test('records the credit of an invoice, and its use by later invoices', async () => {
  const { balance, change, ledger, sandbox } = await withPlan('price_year');
  const { latest_invoice: made } = await change('price_vip');
  await expect(balance()).resolves.toBe(3900 - 8900);
  await sandbox.advanceDays(32);
  await expect(balance()).resolves.toBe(3900 + 3900 - 8900);
  await expect(ledger()).resolves.toEqual([
    {
      amount: 3900,
      ending_balance: -1100,
      invoice: expect.any(String),
      type: 'applied_to_invoice',
    },
    { amount: -5000, ending_balance: -5000, invoice: made, type: 'applied_to_invoice' },
  ]);
});

test('gives the credit back that a voided invoice had used', async () => {
  const { balance, change, customer, ledger, sandbox, stripe } = await withPlan('price_basic');
  const gift = { amount: -1000, currency: 'chf' };
  await stripe.customers.createBalanceTransaction(customer.id, gift);
  sandbox.setNextPayment('declined');
  const { latest_invoice: open } = await change('price_vip');
  await expect(balance()).resolves.toBe(0);
  await stripe.invoices.voidInvoice(String(open));
  await expect(balance()).resolves.toBe(-1000);
  expect((await ledger())[0]).toMatchObject({ amount: -1000, type: 'unapplied_from_invoice' });
});

test('refuses a credit in another currency than the customer’s', async () => {
  const { customer, stripe } = await withPlan('price_year');
  await expect(
    stripe.customers.createBalanceTransaction(customer.id, { amount: -1, currency: 'eur' }),
  ).rejects.toMatchObject({ param: 'currency' });
});
