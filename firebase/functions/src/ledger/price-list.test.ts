import { stripeEnvironment } from './price-list';

const { env } = process;
afterEach(() => {
  process.env = env;
});

test.each([
  [
    'the sandbox',
    { STRIPE_API_ORIGIN: 'http://127.0.0.1:1', STRIPE_SECRET_KEY: 'sk_test_1' },
    'local',
  ],
  ['a key of the test mode', { STRIPE_API_ORIGIN: '', STRIPE_SECRET_KEY: 'sk_test_1' }, 'test'],
  ['a live key', { STRIPE_API_ORIGIN: '', STRIPE_SECRET_KEY: 'sk_live_1' }, 'live'],
])('%s selects its price ids', (_, parameters, expected) => {
  process.env = { ...env, ...parameters };
  expect(stripeEnvironment()).toBe(expected);
});
