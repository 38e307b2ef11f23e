import { LOCAL_SECRETS, realPaymentKeys } from './local-secrets';

const REAL = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

test('starts the sandbox without keys, and with its own', () => {
  expect(realPaymentKeys({})).toBeUndefined();
  expect(realPaymentKeys(LOCAL_SECRETS)).toBeUndefined();
});

test('takes the keys of the test mode', () => {
  expect(realPaymentKeys({ ...REAL, PATH: '/bin' })).toEqual(REAL);
});

test('refuses one key without the other, and a key that charges real money', () => {
  const { STRIPE_SECRET_KEY } = REAL;
  expect(() => realPaymentKeys({ STRIPE_SECRET_KEY })).toThrow('Set both STRIPE_SECRET_KEY and');
  expect(() => realPaymentKeys({ ...REAL, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    'On this machine only test keys are used.',
  );
});
