import { daysAround, localDay, startOfDay } from './local-day';

// local-day.node.test.ts tests the clock changes.
const EVENING = new Date(2026, 0, 5, 23, 59);

test('a day has two digits for month and day', () => {
  expect(localDay(EVENING)).toBe('2026-01-05');
  expect(localDay(new Date(2026, 11, 31))).toBe('2026-12-31');
});

test('a day begins at midnight', () => {
  expect(startOfDay(EVENING)).toEqual(new Date(2026, 0, 5));
  expect(startOfDay(EVENING, 1)).toEqual(new Date(2026, 0, 6));
});

test('days around a moment include the first and the last one', () => {
  expect(daysAround(EVENING, -1, 1)).toEqual(['2026-01-04', '2026-01-05', '2026-01-06']);
  expect(daysAround(EVENING, 0, 0)).toEqual(['2026-01-05']);
});
