import type { LiveRule } from '../content/live-rule';
import { announceLiveLessons } from './live-lessons';

const MONDAYS: LiveRule = {
  Title: 'Zäme rede',
  weekday: 1,
  time: '20:00',
  zone: 'Europe/Zurich',
  noLessonOn: [],
  room: {},
};
const after = (now: string, change: Partial<LiveRule> = {}) =>
  announceLiveLessons(new Date(now), { ...MONDAYS, ...change });
const next = (now: string, change: Partial<LiveRule> = {}) => after(now, change)?.Dates[0];

test.each([
  ['on a Friday', '2026-11-20T12:00:00Z', '2026-11-23T20:00:00+01:00'],
  ['on the day, before it begins', '2026-11-23T18:59:59Z', '2026-11-23T20:00:00+01:00'],
  ['once it has begun', '2026-11-23T19:00:00Z', '2026-11-30T20:00:00+01:00'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-06T20:00:00+02:00'],
  ['in the week in which clocks are put back', '2026-10-24T12:00:00Z', '2026-10-26T20:00:00+01:00'],
  ['over the end of the year', '2026-12-29T12:00:00Z', '2027-01-04T20:00:00+01:00'],
])('%s', (_, now, expected) => {
  expect(next(now)).toBe(expected);
});

test('at a change of clocks a repeated time is the first, and a skipped time moves', () => {
  const atNight = { weekday: 0, time: '02:30' };
  expect(next('2026-10-24T12:00:00Z', atNight)).toBe('2026-10-25T02:30:00+02:00');
  expect(next('2027-03-27T12:00:00Z', atNight)).toBe('2027-03-28T03:30:00+02:00');
});

test('eight dates are announced, across holidays and the change of clocks', () => {
  const noLessonOn = ['2027-03-01', '2027-03-29'];
  expect(after('2027-02-20T12:00:00Z', { noLessonOn })).toEqual({
    Title: 'Zäme rede',
    Dates: [
      '2027-02-22T20:00:00+01:00',
      '2027-03-08T20:00:00+01:00',
      '2027-03-15T20:00:00+01:00',
      '2027-03-22T20:00:00+01:00',
      '2027-04-05T20:00:00+02:00',
      '2027-04-12T20:00:00+02:00',
      '2027-04-19T20:00:00+02:00',
      '2027-04-26T20:00:00+02:00',
    ],
  });
});

test.each([
  ['as it begins', '2026-11-23T19:00:00Z', '2026-11-23T20:00:00+01:00'],
  ['a day after its end', '2026-11-24T20:59:59Z', '2026-11-23T20:00:00+01:00'],
  ['later', '2026-11-24T21:00:00Z', undefined],
  ['and not before', '2026-11-23T18:59:59Z', undefined],
])('a lesson is kept beside the next ones %s', (_, now, begun) => {
  expect(after(now)?.Begun).toBe(begun);
  expect(next(now)).toBe(`2026-11-${now < '2026-11-23T19' ? '23' : '30'}T20:00:00+01:00`);
});

test('the running lesson stays although no other is planned', () => {
  const noLessonOn = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 30) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const Begun = '2026-11-23T20:00:00+01:00';
  expect(after('2026-11-23T20:00:00Z', { noLessonOn })).toMatchObject({ Begun, Dates: [] });
});

test('holidays are left out', () => {
  const noLessonOn = ['2026-12-21', '2026-12-28'];
  expect(next('2026-12-18T12:00:00Z', { noLessonOn })).toBe('2027-01-04T20:00:00+01:00');
});

test('the day is that of the school’s time zone', () => {
  expect(next('2026-11-23T22:00:00Z', { zone: 'America/Los_Angeles', time: '15:00' })).toBe(
    '2026-11-23T15:00:00-08:00',
  );
  expect(next('2026-11-22T22:00:00Z', { zone: 'Pacific/Auckland', time: '10:00' })).toBe(
    '2026-11-30T10:00:00+13:00',
  );
  expect(next('2026-11-20T12:00:00Z', { zone: 'UTC' })).toBe('2026-11-23T20:00:00+00:00');
});

test('without a planned day the answer is null', () => {
  const everyMonday = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 16) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  expect(after('2026-11-20T12:00:00Z', { noLessonOn: everyMonday })).toBeNull();
});

describe('what a teacher has changed', () => {
  const Moved = [{ From: '2026-11-30T20:00:00+01:00', To: '2026-12-02T19:00:00+01:00' }];
  const dates = (now: string, change: Partial<LiveRule> = {}, moved = Moved) =>
    announceLiveLessons(new Date(now), { ...MONDAYS, ...change }, { Revision: 1, Moved: moved });

  test('replaces the planned date', () => {
    expect(dates('2026-11-28T12:00:00Z')?.Dates.slice(0, 2)).toEqual([
      '2026-12-02T19:00:00+01:00',
      '2026-12-07T20:00:00+01:00',
    ]);
    expect(dates('2026-11-28T12:00:00Z')?.Dates).toHaveLength(8);
  });

  test('stays when the planned day is over, and while the lesson is shown', () => {
    expect(dates('2026-12-01T12:00:00Z')).toMatchObject({ Dates: { 0: Moved[0]!.To } });
    expect(dates('2026-12-01T12:00:00Z')).not.toHaveProperty('Begun');
    expect(dates('2026-12-02T20:00:00Z')?.Begun).toBe(Moved[0]!.To);
    expect(dates('2026-12-04T12:00:00Z')).not.toHaveProperty('Begun');
  });

  test('stays weeks after the planned day', () => {
    const To = '2026-12-30T19:00:00+01:00';
    const late = [{ From: '2026-11-30T20:00:00+01:00', To }];
    expect(dates('2026-12-22T12:00:00Z', {}, late)?.Dates.slice(0, 2)).toEqual([
      '2026-12-28T20:00:00+01:00',
      To,
    ]);
  });

  test.each([
    ['is left out by the rule', { noLessonOn: ['2026-11-30'] }, '2026-12-07T20:00:00+01:00'],
    ['is on another weekday', { weekday: 2 }, '2026-12-01T20:00:00+01:00'],
  ])('is forgotten where the planned date %s, before and after its day', (_, change, first) => {
    expect(dates('2026-11-28T12:00:00Z', change)?.Dates[0]).toBe(first);
    expect(dates('2026-12-02T12:00:00Z', change)?.Dates).not.toContain(Moved[0]!.To);
  });
});
