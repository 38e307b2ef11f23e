import { amountText, dayText, hourText } from '../index';

/** `Intl` may put a space that does not break a line. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a date is written out', () => {
  expect(dayText('2026-12-01T12:00:00.000Z')).toBe('1 December 2026');
});

test('unit_amount divided by 100, after the currency [CONST-price-format] [ENTITY-stripe-price]', () => {
  expect(plain(amountText({ currency: 'chf', unit_amount: 990 }))).toBe('CHF 9.90');
  expect(plain(amountText({ currency: 'chf', unit_amount: 34_900 }))).toBe('CHF 349.00');
});

test.each([
  ['MON', 11, 'AM', 'Monday 11 AM'],
  ['FRI', 2, 'PM', 'Friday 2 PM'],
] as const)('an hour on %s at %s %s is named', (Day, Hour, Meridiem, text) => {
  expect(hourText({ Day, Hour, Meridiem })).toBe(text);
});
