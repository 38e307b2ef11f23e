import { relativeTime, wholeTime } from './relative-time';

const NOW = new Date('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:59.000Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', '1 minute ago'],
  ['2026-11-20T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-20T09:00:00.000Z', '3 hours ago'],
  ['2026-11-19T12:00:00.000Z', 'yesterday'],
  ['2026-11-15T12:00:00.000Z', '5 days ago'],
  ['2026-11-13T12:00:00.000Z', 'last week'],
  ['2026-10-01T12:00:00.000Z', 'last month'],
  ['2024-11-20T12:00:00.000Z', '2 years ago'],
  // A device whose clock is slow.
  ['2026-11-20T15:00:00.000Z', 'just now'],
])('%s is %s', (iso, words) => {
  expect(relativeTime(iso, NOW)).toBe(words);
});

test('is written out in full too', () => {
  expect(wholeTime('2026-11-20T12:00:00.000Z')).toMatch(/20 November 2026.* \d\d:00/);
});
