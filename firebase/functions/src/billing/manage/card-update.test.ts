import { aSubscriber } from '../testing/subscriber';
import { openCardUpdate, takeSavedCard } from './card-update';

const ORIGIN = 'http://localhost:3000';
const MASTERCARD = '5555 5555 5555 4444';
const VISA = '4242 4242 4242 4242';

async function learner() {
  const own = await aSubscriber('VIP_monthly');
  const { stripe, customer, sandbox } = own;
  return {
    ...own,
    async save(card: string) {
      const { id } = await openCardUpdate(stripe, ORIGIN, {
        customerID: customer,
        currency: 'chf',
      });
      sandbox.pay(id, card);
      return id;
    },
    /** Last digits of the default cards of customer and plan. */
    async cards() {
      const found = await stripe.customers.retrieve(customer, {
        expand: ['invoice_settings.default_payment_method'],
      });
      if (found.deleted === true) throw new Error('deleted');
      const { default_payment_method: ofCustomer } = found.invoice_settings;
      const { default_payment_method: ofPlan } = await own.subscription();
      const { card } = await stripe.paymentMethods.retrieve(ofPlan as string);
      return [
        ofCustomer === null || typeof ofCustomer === 'string' ? null : ofCustomer.card?.last4,
        card?.last4,
      ];
    },
  };
}

test('the page leads back to the screen of the card update, and charges nothing [CALL-cardUpdate] [API-cardUpdate]', async () => {
  const { stripe, customer, paid } = await learner();
  const before = await paid();
  const { id, url } = await openCardUpdate(stripe, ORIGIN, {
    customerID: customer,
    currency: 'chf',
  });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    mode: 'setup',
    url,
    customer,
    success_url: 'http://localhost:3000/success-card-update',
    cancel_url: 'http://localhost:3000/subscriptions',
  });
  await expect(paid()).resolves.toEqual(before);
});

test('the saved card pays from now on, for the customer and the plan', async () => {
  const { save, cards, customer, stripe } = await learner();
  await save(MASTERCARD);
  await takeSavedCard(stripe, customer);
  await expect(cards()).resolves.toEqual(['4444', '4444']);
});

test('a late event does not restore an older card', async () => {
  const { save, cards, customer, sandbox, stripe } = await learner();
  await save(MASTERCARD);
  await sandbox.advanceDays(1);
  await save(VISA);
  await takeSavedCard(stripe, customer);
  await takeSavedCard(stripe, customer);
  await expect(cards()).resolves.toEqual(['4242', '4242']);
});

test('an abandoned page changes no card', async () => {
  const { cards, customer, stripe } = await learner();
  const before = await cards();
  await openCardUpdate(stripe, ORIGIN, { customerID: customer, currency: 'chf' });
  await takeSavedCard(stripe, customer);
  await expect(cards()).resolves.toEqual(before);
});

test('a failed renewal is paid with the new card at once', async () => {
  const { save, customer, sandbox, stripe, subscription } = await learner();
  sandbox.setNextPayment('declined');
  await sandbox.advanceDays(31.1);
  expect((await subscription()).status).toBe('past_due');
  await save(MASTERCARD);
  await takeSavedCard(stripe, customer);
  expect((await subscription()).status).toBe('active');
});

test('a new card that the bank refuses is kept, and the plan stays as it was', async () => {
  const { save, cards, customer, sandbox, stripe, subscription } = await learner();
  sandbox.setNextPayment('declined');
  await sandbox.advanceDays(31.1);
  await save(MASTERCARD);
  sandbox.setNextPayment('declined');
  await takeSavedCard(stripe, customer);
  expect((await subscription()).status).toBe('past_due');
  await expect(cards()).resolves.toEqual(['4444', '4444']);
});
