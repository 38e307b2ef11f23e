import { isOpenedByTeacher, liveDatesOf, nextLiveDate } from './live-dates';

const DATES = ['2026-11-23T20:00:00+01:00', '2026-11-30T20:00:00+01:00'];

test.each([
  ['before it', '2026-11-23T18:59:00Z', DATES[0]],
  ['while it runs', '2026-11-23T20:59:59Z', DATES[0]],
  ['when it is over', '2026-11-23T21:00:00Z', DATES[1]],
  ['after all of them', '2026-12-01T12:00:00Z', undefined],
])('the next live lesson %s', (_, now, expected) => {
  expect(nextLiveDate(DATES, Date.parse(now))).toBe(expected);
});

test('a lesson that had begun before the publication comes before the later ones', () => {
  const [Begun, ...Dates] = DATES;
  expect(liveDatesOf({ Title: '', Begun, Dates })).toEqual(DATES);
  expect(liveDatesOf({ Title: '', Dates: DATES })).toEqual(DATES);
});

test.each([
  ['a teacher has just opened it', 'live', 0, true],
  ['for four hours', 'live', 4 * 3_600_000 - 1, true],
  ['no longer, where that was forgotten', 'live', 4 * 3_600_000, false],
  ['no longer, once it was closed', 'ended', 0, false],
] as const)('the room is open: %s', (_, state, since, isOpen) => {
  expect(isOpenedByTeacher(state, 1000, 1000 + since)).toBe(isOpen);
});
