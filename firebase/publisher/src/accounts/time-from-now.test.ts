import { timeFromNow } from './time-from-now';

const now = new Date('2026-11-20T12:34:56.789Z');

test.each([
  ['P10D', '2026-11-30T12:34:56.789Z'],
  ['-P20D', '2026-10-31T12:34:56.789Z'],
  ['P1M', '2026-12-20T12:34:56.789Z'],
  ['-P1Y2M', '2025-09-20T12:34:56.789Z'],
  ['P2W1D', '2026-12-05T12:34:56.789Z'],
])('%s', (duration, time) => {
  expect(timeFromNow(duration, now)).toBe(time);
});

test('another text is refused', () => {
  expect(() => timeFromNow('PT1H', now)).toThrow(RangeError);
});
