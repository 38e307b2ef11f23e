import { agoText } from './ago-text';

/** Formats a moment in the device's time zone, in which the learner counts days. */
const NOW = new Date(2026, 10, 20, 12);

test.each([
  [new Date(2026, 10, 20, 11, 59, 59), 'just now'],
  [new Date(2026, 10, 20, 11, 59, 0), '1 minute ago'],
  [new Date(2026, 10, 20, 11, 0, 1), '59 minutes ago'],
  [new Date(2026, 10, 20, 9), '3 hours ago'],
  [new Date(2026, 10, 20, 0, 1), '11 hours ago'],
  [new Date(2026, 10, 19, 23, 59), 'yesterday'],
  [new Date(2026, 10, 19, 0, 1), 'yesterday'],
  // Less than 48 hours, and yet not yesterday.
  [new Date(2026, 10, 18, 13), '2 days ago'],
  [new Date(2026, 10, 14, 12), '6 days ago'],
  [new Date(2026, 10, 13, 12), '13 November'],
  [new Date(2026, 9, 1, 12), '1 October'],
  [new Date(2024, 10, 20, 12), '20 November 2024'],
  // A device whose clock is slow.
  [new Date(2026, 10, 20, 15), 'just now'],
])('%s is %s', (then, words) => {
  expect(agoText(then.toISOString(), NOW)).toBe(words);
});

test('an hour across midnight is no day', () => {
  const short = new Date(2026, 2, 28, 12);
  expect(agoText(short.toISOString(), new Date(2026, 2, 30, 12))).toBe('2 days ago');
});
