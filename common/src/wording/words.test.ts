import {
  amountText,
  clockText,
  dayText,
  hourText,
  momentInSentence,
  momentText,
  numberText,
  twoDigits,
  weekdayName,
  weekdayText,
} from '../index';

/** Replaces the non-breaking spaces of `Intl`. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a date is written out', () => {
  expect(dayText('2026-12-01T12:00:00.000Z')).toBe('1 December 2026');
});

test('unit_amount divided by 100, after the currency [CONST-price-format] [ENTITY-stripe-price]', () => {
  expect(plain(amountText({ currency: 'chf', unit_amount: 990 }))).toBe('CHF 9.90');
  expect(plain(amountText({ currency: 'chf', unit_amount: 34_900 }))).toBe('CHF 349.00');
});

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000])(
  '%d is written as Intl writes it',
  (count) => {
    expect(numberText(count)).toBe(new Intl.NumberFormat('en-GB').format(count));
  },
);

describe('an amount', () => {
  const formatted = (currency: string, unit_amount: number) =>
    new Intl.NumberFormat('en-CH', { style: 'currency', currency }).format(unit_amount / 100);

  test.each([
    ['chf', 0],
    ['CHF', 5],
    ['chf', 990],
    ['chf', 2908],
    ['chf', 99_999],
    ['chf', 100_000],
    ['chf', 123_456_789],
    ['chf', -500],
    ['chf', 0.5],
    ['eur', 990],
  ])('of %s %s is written as Intl writes it', (currency, unit_amount) => {
    expect(amountText({ currency, unit_amount })).toBe(formatted(currency, unit_amount));
  });

  test('of a usual price needs no Intl, which is slow at its first use', () => {
    const format = jest.spyOn(Intl, 'NumberFormat');
    amountText({ currency: 'chf', unit_amount: 34_900 });
    expect(format).not.toHaveBeenCalled();
  });
});

test.each([
  ['MON', 11, 'AM', 'Monday 11:00'],
  ['FRI', 2, 'PM', 'Friday 14:00'],
  ['WED', 12, 'PM', 'Wednesday 12:00'],
  ['TUE', 9, 'AM', 'Tuesday 09:00'],
] as const)('an hour on %s at %s %s is named', (Day, Hour, Meridiem, text) => {
  expect(hourText({ Day, Hour, Meridiem })).toBe(text);
});

test('a calendar day is the same by every clock', () => {
  expect(dayText('2026-12-01')).toBe('1 December 2026');
  expect(weekdayText('2026-12-01')).toBe('Tuesday 1 December');
  expect(weekdayName('2026-12-01')).toBe('Tuesday');
});

describe('a moment of the school', () => {
  /** A moment of the clock here, as a school writes it that is so many hours ahead. */
  function schoolMoment(local: Date, hoursAhead = 0): string {
    const minutes = hoursAhead * 60 - local.getTimezoneOffset();
    const wall = new Date(local.getTime() + minutes * 60_000).toISOString().slice(0, 19);
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    return `${wall}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
  }
  const at = schoolMoment(new Date(2026, 10, 30, 20, 5));

  test('is named with its weekday', () => {
    expect(momentText(at)).toBe('Monday 30 November at 20:05');
    expect(clockText(at)).toBe('20:05');
  });

  test('names both clocks if the learner’s is not the school’s', () => {
    const ahead = schoolMoment(new Date(2026, 10, 30, 14), 6);
    expect(momentText(ahead)).toBe('Monday 30 November at 14:00 (20:00 Swiss time)');
  });

  test.each([
    ['on the day', 30, 0, 'today at 20:05'],
    ['on the day before, late', 29, 23, 'tomorrow at 20:05'],
    ['two days before', 28, 9, 'on Monday at 20:05'],
    ['six days before', 24, 0, 'on Monday at 20:05'],
    ['a week before', 23, 23, 'on Monday 30 November at 20:05'],
    ['on the day after', 31, 0, 'on Monday 30 November at 20:05'],
  ])('within a sentence, %s', (_, day, hour, expected) => {
    expect(momentInSentence(at, new Date(2026, 10, day, hour).getTime())).toBe(expected);
  });
});
