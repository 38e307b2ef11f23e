import * as v from 'valibot';
import { InAppPathSchema, MessageFromParentAppSchema } from './messages';

const PACKAGE = {
  identifier: 'BASIC_annually',
  offeringIdentifier: 'VIP_BASIC_PRIVATE_monthly',
  product: {
    identifier: 'basic_annually',
    priceString: 'CHF 89.00',
    subscriptionPeriod: 'P1Y',
    introPrice: null,
  },
};

describe('a message from the parent app', () => {
  test.each([
    { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'google.com', idToken: 'token' } },
    {
      type: 'LOG_IN_WITH_ID_TOKEN',
      payload: { provider: 'apple.com', idToken: 'token', nonce: 'nonce' },
    },
    { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [PACKAGE] } },
    { type: 'SUBSCRIPTION_PACKAGES', payload: { packages: [] } },
    { type: 'REDIRECT', payload: { path: '/subscriptions?from=app#plans' } },
    { type: 'STOP_LOADING', payload: {} },
    { type: 'SIGN_IN_FAILED', payload: { message: 'The sign-in was cancelled.' } },
  ])('is accepted: $type', (message) => {
    expect(v.parse(MessageFromParentAppSchema, message)).toEqual(message);
  });

  test('keeps what the store says about an introductory price', () => {
    const introPrice = { price: 0, periodNumberOfUnits: 30 };
    const message = {
      type: 'SUBSCRIPTION_PACKAGES',
      payload: { packages: [{ ...PACKAGE, product: { ...PACKAGE.product, introPrice } }] },
    };
    expect(v.parse(MessageFromParentAppSchema, message)).toEqual(message);
  });

  test('takes a package without `introPrice` for one without such a price', () => {
    const { introPrice, ...product } = PACKAGE.product;
    const message = (one: unknown) => ({
      type: 'SUBSCRIPTION_PACKAGES',
      payload: { packages: [{ ...PACKAGE, product: one }] },
    });
    expect(introPrice).toBeNull();
    expect(v.parse(MessageFromParentAppSchema, message(product))).toEqual(message(PACKAGE.product));
    expect(v.is(MessageFromParentAppSchema, message({ ...product, introPrice: 0 }))).toBe(false);
  });

  test.each([
    ['no object', 'STOP_LOADING'],
    ['nothing', null],
    ['an unknown type', { type: 'OPEN_SESAME', payload: {} }],
    ['no payload', { type: 'STOP_LOADING' }],
    ['no token', { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'google.com' } }],
    [
      'Apple without nonce',
      { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'apple.com', idToken: 'token' } },
    ],
    [
      'another provider',
      { type: 'LOG_IN_WITH_ID_TOKEN', payload: { provider: 'facebook.com', idToken: 'token' } },
    ],
    [
      'another period',
      {
        type: 'SUBSCRIPTION_PACKAGES',
        payload: {
          packages: [{ ...PACKAGE, product: { ...PACKAGE.product, subscriptionPeriod: 'P1W' } }],
        },
      },
    ],
    ['another site', { type: 'REDIRECT', payload: { path: 'https://evil.example/' } }],
  ])('is dropped: %s', (_case, message) => {
    expect(v.is(MessageFromParentAppSchema, message)).toBe(false);
  });
});

describe('an in-app path', () => {
  test.each(['/', '/home', '/videos/gr%C3%BCezi', '/subscriptions?a=//b#c', '/a//b'])(
    'may be %p',
    (path) => {
      expect(v.is(InAppPathSchema, path)).toBe(true);
      expect(new URL(path, 'http://app.example').origin).toBe('http://app.example');
    },
  );

  test.each([
    '',
    'home',
    './home',
    '?a=b',
    '#a',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/home\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    ' /home',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('may not be %p', (path) => {
    expect(v.is(InAppPathSchema, path)).toBe(false);
  });
});
