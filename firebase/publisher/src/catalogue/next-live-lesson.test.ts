import type { LiveRule } from '../content/schemas';
import { nextLiveLesson } from './next-live-lesson';

const MONDAYS: LiveRule = {
  Title: 'Zäme rede',
  weekday: 1,
  time: '20:00',
  zone: 'Europe/Zurich',
  noLessonOn: [],
};
const next = (now: string, change: Partial<LiveRule> = {}) =>
  nextLiveLesson({ ...MONDAYS, ...change }, new Date(now))?.Date;

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

test('holidays are left out', () => {
  const noLessonOn = ['2026-12-21', '2026-12-28'];
  expect(next('2026-12-18T12:00:00Z', { noLessonOn })).toBe('2027-01-04T20:00:00+01:00');
});

test('the day is that of the zone, however far it lies from ours', () => {
  expect(next('2026-11-23T22:00:00Z', { zone: 'America/Los_Angeles', time: '15:00' })).toBe(
    '2026-11-23T15:00:00-08:00',
  );
  expect(next('2026-11-22T22:00:00Z', { zone: 'Pacific/Auckland', time: '10:00' })).toBe(
    '2026-11-30T10:00:00+13:00',
  );
  expect(next('2026-11-20T12:00:00Z', { zone: 'UTC' })).toBe('2026-11-23T20:00:00+00:00');
});

test('there may be none', () => {
  const everyMonday = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 16) + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const rule = { ...MONDAYS, noLessonOn: everyMonday };
  expect(nextLiveLesson(rule, new Date('2026-11-20T12:00:00Z'))).toBeNull();
});
