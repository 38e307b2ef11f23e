import { timeUntil } from './time-until';

const MONDAY = '2026-11-23T20:00:00+01:00';
const at = (time: string) => Date.parse(time);

test.each([
  ['2026-11-21T16:30:00Z', 'in 2 days 2 hours'],
  ['2026-11-22T19:00:00Z', 'in 1 day'],
  ['2026-11-23T17:58:30Z', 'in 1 hour 2 minutes'],
  ['2026-11-23T18:59:30Z', 'in 1 minute'],
  ['2026-11-23T19:00:00Z', 'It has begun'],
])('at %s it is %s', (now, expected) => {
  expect(timeUntil(MONDAY, at(now))).toBe(expected);
});
