import { defaultRules } from './trusted-types';

const REGISTRY = { remotes: [{ manifestUrl: 'https://mf-live.example/remote.json' }, null, {}] };
const PAGE = 'https://app.example/home';
const production = defaultRules({ allowOverrides: false }, REGISTRY, PAGE);

test.each([
  '/assets/auth.1a2b3c4d.js',
  'https://app.example/assets/auth.js',
  'https://mf-live.example/remoteEntry.1a2b3c4d.js',
  'https://apis.google.com/js/api.js',
])('loads the script %s', (url) => expect(production.createScriptURL(url)).toBe(url));

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'http://localhost:3004/remoteEntry.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://',
])('refuses the script %s', (url) => expect(production.createScriptURL(url)).toBeNull());

test('allows the scripts of App Check only if it is configured', () => {
  const rules = defaultRules({ allowOverrides: false, appCheck: { siteKey: 'k' } }, null, PAGE);
  const url = 'https://www.google.com/recaptcha/enterprise.js';
  expect(rules.createScriptURL(url)).toBe(url);
});

test('allows the payment script only if a key is configured', () => {
  const key = { allowOverrides: false, stripePublishableKey: 'pk_test_1' };
  const url = 'https://js.stripe.com/clover/stripe.js';
  expect(defaultRules(key, REGISTRY, PAGE).createScriptURL(url)).toBe(url);
  expect(production.createScriptURL(url)).toBeNull();
});

test('allows a remote from this machine if remotes may be repointed', () => {
  const rules = defaultRules({ allowOverrides: true }, REGISTRY, PAGE);
  expect(rules.createScriptURL('http://localhost:3014/entry.js')).not.toBeNull();
  expect(rules.createScriptURL('https://evil.example/x.js')).toBeNull();
});

test('allows the remotes of a later registry, too', () => {
  const rules = defaultRules({ allowOverrides: false }, undefined, PAGE);
  const url = 'https://mf-live.example/remoteEntry.1a2b3c4d.js';
  expect(rules.createScriptURL(url)).toBeNull();
  rules.trust(REGISTRY);
  expect(rules.createScriptURL(url)).toBe(url);
  expect(rules.createScriptURL('https://evil.example/x.js')).toBeNull();
});

test('lets React empty an element, and allows no other HTML from text', () => {
  expect(production.createHTML('')).toBe('');
  expect(production.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});
