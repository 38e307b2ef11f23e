import { aSubscriber } from '../../billing/testing/subscriber';
import { isGoneAtProvider, readCustomerState } from './customer-state';

test('a deleted or unknown customer has an empty state', async () => {
  const { customer, stripe } = await aSubscriber('BASIC_monthly');
  expect(await readCustomerState(stripe, customer)).toMatchObject({
    uid: 'anna',
    isDeleted: false,
    subscriptions: [{ status: 'active' }],
  });
  expect(await isGoneAtProvider(stripe, customer)).toBe(false);
  await stripe.customers.del(customer);
  for (const id of [customer, 'cus_unknown']) {
    expect(await readCustomerState(stripe, id)).toMatchObject({
      uid: null,
      isDeleted: true,
      subscriptions: [],
      charges: [],
    });
    expect(await isGoneAtProvider(stripe, id)).toBe(true);
  }
});
