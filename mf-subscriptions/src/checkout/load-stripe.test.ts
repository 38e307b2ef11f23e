import { createInMemoryPlatform } from 'common-testing';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadStripeOnce } from './load-stripe';

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn() }));
const load = jest.mocked(loadStripe);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a failure is logged, and the next checkout loads the script, once [ERROR-payment-script]', async () => {
  const { log, recorded } = createInMemoryPlatform();
  load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  loadStripeOnce('pk_test_1', log);
  await settled();
  expect(recorded.logs).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      message: 'The payment script could not be loaded',
    }),
  );
  load.mockResolvedValue(null);
  loadStripeOnce('pk_test_1', log);
  loadStripeOnce('pk_test_1', log);
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledWith('pk_test_1');
});

test('loads nothing without a key', async () => {
  load.mockClear();
  loadStripeOnce(undefined, createInMemoryPlatform().log);
  await settled();
  expect(load).not.toHaveBeenCalled();
});
