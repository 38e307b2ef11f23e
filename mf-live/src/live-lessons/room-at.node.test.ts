import { failure, loading, success, type LiveRoomState } from 'shared-contracts';
import type { LiveRoom } from '../room/use-live-room';
import { lessonAt, roomAt, type Known } from './room-at';

const START = '2026-11-23T19:00:00+01:00';
const at = (minutes: number) => Date.parse(START) + minutes * 60_000;

const OPEN: LiveRoom = {
  kind: 'open',
  askedAt: 0,
  liveLessonUrl: undefined,
  chatUrl: undefined,
  hasMeeting: false,
  isTeacher: false,
  dates: undefined,
};
const MEMBER = success(OPEN);
const TEACHER = success<LiveRoom>({ ...OPEN, isTeacher: true });
const REFUSED = success<LiveRoom>({ kind: 'refused', reason: 'needs-vip', dates: undefined });

const known = (part: Partial<Known>): Known => ({
  now: at(-120),
  dates: [START],
  room: MEMBER,
  said: undefined,
  enteredAt: undefined,
  ...part,
});
const says = (State: LiveRoomState['State'], minutes: number): LiveRoomState => ({
  ID: '2026-11-23',
  State,
  ChangedAt: new Date(at(minutes)).toISOString(),
});

describe('who is inside', () => {
  test.each<[string, Partial<Known>, boolean]>([
    ['a member before the lesson', {}, false],
    ['a member who entered', { enteredAt: '2026-11-23 before' }, true],
    ['a member who entered another lesson', { enteredAt: '2026-11-16 before' }, false],
    ['a member while the lesson is on', { now: at(5) }, true],
    ['a member whose teacher has begun', { said: says('live', -121) }, true],
    ['a member after it', { now: at(500) }, false],
    ['a member who entered after it', { now: at(500), enteredAt: '2026-11-23 after' }, true],
    ['a teacher at any time', { room: TEACHER }, true],
    ['a teacher when no lesson is planned', { room: TEACHER, dates: [] }, true],
    ['a member when no lesson is planned', { dates: [] }, false],
    ['a refused learner during the lesson', { room: REFUSED, now: at(5) }, false],
    ['a refused learner who entered', { room: REFUSED, enteredAt: '2026-11-23 before' }, false],
    ['a learner while the server is asked', { room: loading, now: at(5) }, false],
    ['a learner after a failed request', { room: failure(new Error('no')), now: at(5) }, false],
  ])('%s', (_, part, isInside) => {
    expect(roomAt(known(part)).inside !== undefined).toBe(isInside);
  });
});

test.each<[string, Partial<Known>, boolean]>([
  ['a member who entered may leave', { enteredAt: '2026-11-23 before' }, true],
  ['a member who is inside because of the lesson may not', { now: at(5) }, false],
  ['a refused learner may not leave', { room: REFUSED, enteredAt: '2026-11-23 before' }, false],
  ['a teacher who did not press Enter may not', { room: TEACHER }, false],
])('%s', (_, part, mayLeave) => {
  expect(roomAt(known(part)).mayLeave).toBe(mayLeave);
});

test('names the lesson once it is over', () => {
  expect(roomAt(known({ now: at(500) })).over).toBe('2026-11-23');
  expect(roomAt(known({})).over).toBeUndefined();
});

test('shows the same lesson after its teacher’s start', () => {
  expect(lessonAt(at(-120), [START])).toBe('2026-11-23');
  expect(lessonAt(at(-120), [])).toBeUndefined();
  expect(roomAt(known({ said: says('live', -121) })).phaseID).toBe('2026-11-23 during');
  expect(roomAt(known({ dates: [] })).phaseID).toBe(' none');
});
