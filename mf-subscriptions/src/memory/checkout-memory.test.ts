import { createInMemoryPlatform } from 'common-testing';
import { rememberCheckout, returnPathFrom } from './checkout-memory';

const { log } = createInMemoryPlatform();

beforeEach(() => sessionStorage.clear());

test('returns to the page before the plans', () => {
  expect(returnPathFrom('/videos/tram')).toBe('/videos/tram');
  expect(returnPathFrom('/?q=tram')).toBe('/?q=tram');
  expect(returnPathFrom(undefined)).toBeUndefined();
});

test.each([
  '/cancel?plan=BASIC_monthly',
  '/success',
  '/success/cs_1',
  '/subscriptions?plan=VIP_monthly',
  '/sign-in-up',
  '/card-update',
])('%s is no place to go back to: an earlier one stays', (from) => {
  expect(returnPathFrom(from)).toBeUndefined();
  rememberCheckout({ path: '/videos/tram' }, log);
  expect(returnPathFrom(from)).toBe('/videos/tram');
});
