import { linkTimeOf, openingText } from './link-time';

const MONDAY = '2026-11-23T20:00:00+01:00';
const NEXT = '2026-11-30T20:00:00+01:00';
const lessons = { Title: 'Zäme rede', Dates: [MONDAY, NEXT] };
const at = (time: string) => Date.parse(time);

test.each([
  ['days before', '2026-11-20T12:00:00Z', MONDAY],
  ['a moment before the room opens', '2026-11-23T18:44:59Z', MONDAY],
  ['once it is over, for the next one', '2026-11-23T21:00:00Z', NEXT],
])('is expected later: %s', (_, now, start) => {
  expect(linkTimeOf(lessons, at(now))).toEqual({ kind: 'later', start });
});

test.each([
  ['from the opening of the room', '2026-11-23T18:45:00Z'],
  ['until the lesson is over', '2026-11-23T20:59:59Z'],
])('is expected now: %s', (_, now) => {
  expect(linkTimeOf(lessons, at(now))).toEqual({ kind: 'now' });
});

test.each([
  ['no lesson is announced', undefined, '2026-11-20T12:00:00Z'],
  ['all are over', lessons, '2026-12-03T00:00:00Z'],
])('is not expected: %s', (_, announced, now) => {
  expect(linkTimeOf(announced, at(now))).toEqual({ kind: 'none' });
});

describe('the opening in words', () => {
  /** A moment of the clock where the tests run, as a lesson of a school there. */
  function lessonAt(local: Date): string {
    const pad = (value: number) => `${value}`.padStart(2, '0');
    const ahead = -local.getTimezoneOffset();
    const offset = `${ahead < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(ahead) / 60))}:${pad(Math.abs(ahead) % 60)}`;
    const day = [local.getFullYear(), local.getMonth() + 1, local.getDate()].map(pad).join('-');
    return `${day}T${pad(local.getHours())}:${pad(local.getMinutes())}:00${offset}`;
  }
  const now = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
  const start = lessonAt(new Date(2026, 10, 30, 20));

  test.each([
    ['this week', 26, 9, 'on Monday at 19:45'],
    ['in more than six days', 23, 12, 'on Monday 30 November at 19:45'],
    ['on the day', 30, 9, 'today at 19:45'],
  ])('%s', (_, day, hour, expected) => {
    expect(openingText(start, now(day, hour))).toBe(expected);
  });

  test('names the zone where the learner’s clock is not the school’s', () => {
    const foreign = `${start.slice(0, 19)}-11:00`;
    expect(openingText(foreign, now(26, 9))).toMatch(/ at \d\d:45 \S+$/);
  });
});
