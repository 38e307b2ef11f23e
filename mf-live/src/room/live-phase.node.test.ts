import type { LiveRoomState } from 'shared-contracts';
import { isRehearsal, livePhase, openingOf } from './live-phase';

const MONDAY = '2026-11-23T20:00:00+01:00';
const NEXT = '2026-11-30T20:00:00+01:00';
const at = (time: string) => Date.parse(time);
const phase = (now: string, room?: LiveRoomState) => {
  const { kind, ...rest } = livePhase(at(now), [MONDAY, NEXT], room);
  return `${kind}${'lessonID' in rest ? ` ${rest.lessonID}` : ''}`;
};
const said = (State: 'live' | 'ended', ChangedAt: string, ID = '2026-11-23') => ({
  ID,
  State,
  ChangedAt,
});

test.each([
  ['days before', '2026-11-20T12:00:00Z', 'before 2026-11-23'],
  ['a moment before the room opens', '2026-11-23T18:44:59Z', 'before 2026-11-23'],
  ['15 minutes before it begins', '2026-11-23T18:45:00Z', 'during 2026-11-23'],
  ['while it runs', '2026-11-23T20:59:59Z', 'during 2026-11-23'],
  ['two hours later', '2026-11-23T21:00:00Z', 'after 2026-11-23'],
  ['the next evening', '2026-11-24T20:59:59Z', 'after 2026-11-23'],
  ['a day after it', '2026-11-24T21:00:00Z', 'before 2026-11-30'],
  ['when all are over', '2026-12-03T00:00:00Z', 'none'],
])('by its date, %s', (_, now, expected) => {
  expect(phase(now)).toBe(expected);
});

test.each([
  ['days before, for a rehearsal', '2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z', 'during'],
  ['and forgets to end it', '2026-11-20T15:00:00Z', '2026-11-20T11:00:00Z', 'before'],
])('a teacher starts it %s', (_, now, since, expected) => {
  expect(phase(now, said('live', since))).toBe(`${expected} 2026-11-23`);
});

test.each([
  ['early', '2026-11-23T19:30:00Z', '2026-11-23T19:29:00Z', 'after'],
  [
    'after a rehearsal, which ends nothing',
    '2026-11-23T19:30:00Z',
    '2026-11-20T11:00:00Z',
    'during',
  ],
])('a teacher ends it %s', (_, now, since, expected) => {
  expect(phase(now, said('ended', since))).toBe(`${expected} 2026-11-23`);
});

test.each([
  ['not in the minutes before it', '2026-11-23T18:59:59Z', undefined, false],
  ['from its beginning', '2026-11-23T19:00:00Z', undefined, true],
  ['earlier when its teacher says so', '2026-11-23T18:50:00Z', '2026-11-23T18:49:00Z', true],
  ['not once it is over', '2026-11-23T21:00:00Z', undefined, false],
])('it runs %s', (_, now, started, expected) => {
  const room = started === undefined ? undefined : said('live', started);
  expect(livePhase(at(now), [MONDAY, NEXT], room)).toMatchObject({ isRunning: expected });
});

test.each([
  ['before the room opens', '2026-11-23T18:44:59Z', '2026-11-23T18:40:00Z', true],
  ['not once the room is open', '2026-11-23T18:45:00Z', '2026-11-23T18:40:00Z', false],
  ['not without its teacher', '2026-11-20T12:00:00Z', undefined, false],
])('it is a rehearsal %s', (_, now, started, expected) => {
  const room = started === undefined ? undefined : said('live', started);
  expect(isRehearsal(livePhase(at(now), [MONDAY, NEXT], room), at(now))).toBe(expected);
});

test.each([
  ['by its date', '2026-11-23T19:30:00Z', undefined, '2026-11-23T19:00:00Z'],
  ['when its teacher started it', '2026-11-23T19:30:00Z', 'early', '2026-11-23T18:52:00Z'],
  ['not yet', '2026-11-23T18:50:00Z', undefined, undefined],
  ['no longer', '2026-11-23T21:00:00Z', undefined, undefined],
])('it began %s', (_, now, started, expected) => {
  const room = started === undefined ? undefined : said('live', '2026-11-23T18:52:00Z');
  const begunAt = expected === undefined ? undefined : at(expected);
  expect(livePhase(at(now), [MONDAY, NEXT], room)).toMatchObject({ begunAt });
});

test('ignores the start or end of another lesson', () => {
  const room = said('ended', '2026-11-23T19:00:00Z', '2026-11-16');
  expect(phase('2026-11-23T19:30:00Z', room)).toBe('during 2026-11-23');
});

test('prefers a lesson that begins soon to a recent one', () => {
  const dates = [MONDAY, '2026-11-24T20:00:00+01:00'];
  expect(livePhase(at('2026-11-24T18:45:00Z'), dates)).toMatchObject({
    kind: 'during',
    lessonID: '2026-11-24',
  });
});

test('nothing is announced', () => {
  expect(livePhase(0, [])).toEqual({ kind: 'none', isRunning: false });
});

test.each([
  [MONDAY, '2026-11-23T19:45:00+01:00'],
  ['2026-12-01T00:05:00+01:00', '2026-11-30T23:50:00+01:00'],
])('the room of %s opens 15 minutes before, by the clock of the school', (start, opens) => {
  expect(openingOf(start)).toBe(opens);
});
