import { meetingTimeOf } from './meeting-time';

const MONDAY = '2026-11-23T20:00:00+01:00';
const NEXT = '2026-11-30T20:00:00+01:00';
const lessons = { Title: 'Zäme rede', Dates: [MONDAY, NEXT] };
const at = (time: string) => Date.parse(time);

test.each([
  ['later: days before', '2026-11-20T12:00:00Z', 'later', MONDAY],
  ['later: a moment before the room opens', '2026-11-23T18:44:59Z', 'later', MONDAY],
  ['soon: from the opening of the room', '2026-11-23T18:45:00Z', 'soon', MONDAY],
  ['soon: a moment before it begins', '2026-11-23T18:59:59Z', 'soon', MONDAY],
  ['on: from its beginning', '2026-11-23T19:00:00Z', 'on', MONDAY],
  ['on: until it is over', '2026-11-23T20:59:59Z', 'on', MONDAY],
  ['later: once it is over, the next one', '2026-11-23T21:00:00Z', 'later', NEXT],
])('%s', (_, now, kind, start) => {
  expect(meetingTimeOf(lessons, at(now))).toEqual({ kind, start });
});

test.each([
  ['no lesson is announced', undefined, '2026-11-20T12:00:00Z'],
  ['the last one is just over', lessons, '2026-11-30T21:00:00Z'],
  ['all are over', lessons, '2026-12-03T00:00:00Z'],
])('none: %s', (_, announced, now) => {
  expect(meetingTimeOf(announced, at(now))).toEqual({ kind: 'none' });
});
