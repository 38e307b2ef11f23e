import { parseLeeway } from './leeway';

const HOUR = 3600;

test('without configuration a renewal gets a day and two hours and a failed payment seven days', () => {
  const defaults = { renewal: 26 * HOUR, failedPayment: 7 * 24 * HOUR };
  expect(parseLeeway()).toEqual(defaults);
  expect(parseLeeway({ RENEWAL_LEEWAY_HOURS: '', PAYMENT_GRACE_DAYS: '' })).toEqual(defaults);
});

test('the configuration sets the leeway, also to 0', () => {
  expect(parseLeeway({ RENEWAL_LEEWAY_HOURS: '0', PAYMENT_GRACE_DAYS: '14' })).toEqual({
    renewal: 0,
    failedPayment: 14 * 24 * HOUR,
  });
});

test.each(['-1', '1.5', '61', '7 days', '0x7'])('%s days are refused by name', (days) => {
  expect(() => parseLeeway({ PAYMENT_GRACE_DAYS: days })).toThrow(
    `PAYMENT_GRACE_DAYS must be a whole number from 0 to 60; it is "${days}".`,
  );
});
