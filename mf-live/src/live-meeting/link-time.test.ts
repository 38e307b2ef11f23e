import { linkTimeOf } from './link-time';

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
