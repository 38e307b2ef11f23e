import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { ChangeLiveLessonRequestSchema, type CallableRequest } from 'shared-contracts';
import type { Caller } from '../platform/callable/caller';
import { validate } from '../platform/callable/payload';
import { member, teacher, visitor } from '../testing/callers';
import { clientOf, emptyDatabase } from '../testing/emulator-database';
import { changeLiveLesson, getLiveLessonSettings } from './change-live-lesson';
import { createZoomSignature } from './create-zoom-signature';
import { getLiveLessonUrls } from './get-live-lesson-urls';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const MONDAY = '2026-11-30T20:00:00+01:00';
const TUESDAY = '2026-12-01T19:00:00+01:00';
const SCHOOL = { MeetingNumber: '98765432109', JoinUrl: 'https://zoom.example/j/98765432109' };
const LINK = 'https://zoom.us/j/12345678901?pwd=secret';
const places = {
  media: { origin: 'https://media.example', signingSecret: 'a secret of the test' },
  liveOrigin: 'https://live.example',
};

let db: Firestore;
beforeEach(async () => {
  db = await emptyDatabase('live-changes');
  await db.doc('LiveSecrets/next').set(SCHOOL);
});
afterEach(() => db.terminate());

type Request = CallableRequest<'changeLiveLesson'>;
/** Validates the request by its schema, as the callable does. */
const change = async (request: Request, caller: Caller = teacher('tina'), now = NOW, on = db) =>
  changeLiveLesson(validate(ChangeLiveLessonRequestSchema, request), caller, {
    db: on,
    now: () => now,
    meetingHosts: ['zoom.us', 'meet.example'],
  });
const move = (to: string, from = MONDAY, revision = 0) => change({ revision, date: { from, to } });
const dataOf = async (path: string) => (await db.doc(path).get()).data();
const entries = async () => (await db.collection('Audit').get()).docs.map((one) => one.data());

test('a teacher moves a lesson: every client reads the new date, and the audit names the teacher', async () => {
  const dates = { Revision: 1, Moved: [{ From: MONDAY, To: TUESDAY }] };
  const settings = { revision: 1, joinUrl: SCHOOL.JoinUrl, dates };
  await expect(move('2026-12-01T19:00')).resolves.toEqual(settings);
  await expect(getLiveLessonSettings(teacher('tina'), db)).resolves.toEqual(settings);
  await expect(dataOf('LiveDates/next')).resolves.toEqual(dates);
  const services = { db, now: () => NOW, ...places };
  await expect(getLiveLessonUrls(member('nobody'), services)).resolves.toMatchObject({ dates });
  await expect(getLiveLessonUrls(teacher('tina'), services)).resolves.toMatchObject({ dates });
  await expect(getLiveLessonUrls(visitor, services)).resolves.toEqual({
    hasAccess: false,
    error: { code: 1 },
    dates,
  });
  await expect(entries()).resolves.toEqual([
    {
      uid: 'tina',
      action: 'live-lesson-changed',
      at: expect.anything() as unknown,
      revision: 1,
      from: MONDAY,
      to: TUESDAY,
    },
  ]);
});

test('the offset is that of the school on the new day', async () => {
  await change(
    { revision: 0, date: { from: '2027-03-22T20:00:00+01:00', to: '2027-03-29T20:00' } },
    teacher('tina'),
    new Date('2027-03-20T12:00:00Z'),
  );
  await expect(dataOf('LiveDates/next')).resolves.toMatchObject({
    Moved: [{ To: '2027-03-29T20:00:00+02:00' }],
  });
});

test('a link of Zoom replaces link and number of the school, and the date stays', async () => {
  await move('2026-12-01T19:00');
  const answer = await change({ revision: 1, joinUrl: ` ${LINK} ` }, teacher('urs'));
  expect(answer).toMatchObject({ revision: 2, joinUrl: LINK });
  await expect(getLiveLessonSettings(teacher('tina'), db)).resolves.toEqual(answer);
  await expect(dataOf('LiveDates/next')).resolves.toMatchObject({ Moved: [{ To: TUESDAY }] });
  const keys = { sdkKey: 'key', sdkSecret: 'secret' };
  const zoom = (withKeys: typeof keys | null) =>
    createZoomSignature(teacher('tina'), { db, now: () => NOW, keys: withKeys });
  await expect(zoom(keys)).resolves.toMatchObject({ meetingNumber: '12345678901' });
  // The audit never contains the address, which opens the meeting.
  expect(JSON.stringify(await entries())).not.toContain('zoom');
  await expect(entries()).resolves.toContainEqual(
    expect.objectContaining({ uid: 'urs', revision: 2, address: 'of-the-teacher' }),
  );

  // Another provider's link has no number, and the school's number is of another meeting.
  const other = 'https://meet.example/j/123456789';
  await change({ revision: 2, joinUrl: other });
  await expect(zoom(keys)).rejects.toMatchObject({
    details: { reason: 'no-meeting', joinUrl: other },
  });
  // A date keeps the address.
  await move('2026-12-02T19:00', TUESDAY, 3);
  await expect(getLiveLessonSettings(teacher('tina'), db)).resolves.toMatchObject({
    joinUrl: other,
  });

  await expect(change({ revision: 4, joinUrl: '' })).resolves.toMatchObject({
    joinUrl: SCHOOL.JoinUrl,
  });
  await expect(zoom(keys)).resolves.toMatchObject({ meetingNumber: SCHOOL.MeetingNumber });
});

test.each<[string, Partial<Request>, string, string]>([
  [
    'a time that is over',
    { date: { from: MONDAY, to: '2026-11-28T12:59' } },
    'failed-precondition',
    'over already',
  ],
  [
    'a lesson that has begun',
    { date: { from: '2026-11-28T13:00:00+01:00', to: '2026-12-01T19:00' } },
    'failed-precondition',
    'has begun already',
  ],
  [
    'a lesson that nobody knows',
    { date: { from: 'Monday', to: '2026-12-01T19:00' } },
    'invalid-argument',
    'date.from',
  ],
  [
    'a date without the school’s offset',
    { date: { from: '2026-11-30T19:00:00Z', to: '2026-12-01T19:00' } },
    'invalid-argument',
    'date.from',
  ],
  [
    'the wrong year',
    { date: { from: MONDAY, to: '2028-12-01T19:00' } },
    'failed-precondition',
    'check the year',
  ],
  [
    'half a date',
    { date: { from: MONDAY, to: '2026-12-01' } },
    'invalid-argument',
    'a day and a time',
  ],
  [
    'a day that no month has',
    { date: { from: MONDAY, to: '2026-13-01T19:00' } },
    'invalid-argument',
    'a day and a time',
  ],
  [
    'a day that this month does not have',
    { date: { from: MONDAY, to: '2027-02-30T19:00' } },
    'invalid-argument',
    'a day and a time',
  ],
  [
    'an address without https',
    { joinUrl: 'http://zoom.us/j/12345678901' },
    'invalid-argument',
    'no address of a meeting',
  ],
  ['words', { joinUrl: 'the usual one' }, 'invalid-argument', 'no address of a meeting'],
  [
    'a link with a space',
    { joinUrl: 'https://zoom.us/j/123 45678901' },
    'invalid-argument',
    'no address of a meeting',
  ],
  [
    'an address with a password before it',
    { joinUrl: 'https://a:b@zoom.us/j/12345678901' },
    'invalid-argument',
    'no address of a meeting',
  ],
  [
    'an address with a password and no name',
    { joinUrl: 'https://:b@zoom.us/j/12345678901' },
    'invalid-argument',
    'no address of a meeting',
  ],
  [
    'a host that only begins as that of Zoom',
    { joinUrl: 'https://zoom.us.evil.example/j/12345678901' },
    'invalid-argument',
    'leads to zoom.us.evil.example, but meetings are at zoom.us or meet.example',
  ],
  [
    'a host that only ends as that of Zoom',
    { joinUrl: 'https://evilzoom.us/j/12345678901' },
    'invalid-argument',
    'leads to evilzoom.us,',
  ],
  [
    'a host with two Cyrillic letters',
    { joinUrl: 'https://z\u043e\u043em.us/j/12345678901' },
    'invalid-argument',
    'leads to xn--zm-fmca.us,',
  ],
  ['no change', {}, 'invalid-argument', 'Nothing was changed'],
])('refuses %s, and changes nothing', async (_, request, code, sentence) => {
  await expect(change({ revision: 0, ...request })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(sentence) as unknown,
  });
  await expect(dataOf('LiveDates/next')).resolves.toBeUndefined();
  await expect(entries()).resolves.toEqual([]);
});

test.each([
  ['under a host of the list', 'https://us02web.zoom.us/j/12345678901'],
  ['in capitals', 'https://ZOOM.US/j/12345678901', 'https://zoom.us/j/12345678901'],
  ['in wide Latin letters', 'https://z\uff4fom.us/j/12345678901', 'https://zoom.us/j/12345678901'],
])('a link whose host is written %s is accepted', async (_, joinUrl, stored = joinUrl) => {
  await expect(change({ revision: 0, joinUrl })).resolves.toMatchObject({ joinUrl: stored });
  await expect(dataOf('LiveChanges/next')).resolves.toMatchObject({ MeetingNumber: '12345678901' });
});

describe('a lesson whose teacher has opened the room', () => {
  /** Stores a state of Monday's room that a teacher set so many hours ago. */
  const say = (State: 'live' | 'ended', hoursAgo = 1, lesson = '2026-11-30') =>
    db.doc(`LiveRooms/${lesson}`).set({
      ID: lesson,
      State,
      ChangedAt: Timestamp.fromMillis(NOW.getTime() - hoursAgo * 3_600_000),
    });

  test('keeps its date, and its link can change', async () => {
    await say('live');
    await expect(move('2026-12-01T19:00')).rejects.toMatchObject({
      code: 'failed-precondition',
      message:
        'The room of this lesson is open to members. End the lesson or the rehearsal first, then change the date.',
    });
    await expect(dataOf('LiveDates/next')).resolves.toBeUndefined();
    await expect(change({ revision: 0, joinUrl: LINK })).resolves.toMatchObject({ revision: 1 });
  });

  test.each<[string, ...Parameters<typeof say>]>([
    ['has closed it again', 'ended'],
    ['has forgotten to close it four hours ago', 'live', 4],
    ['has opened that of another lesson', 'live', 1, '2026-12-07'],
  ])('is moved where the teacher %s', async (_, ...said) => {
    await say(...said);
    await expect(move('2026-12-01T19:00')).resolves.toMatchObject({ revision: 1 });
  });
});

test('of two concurrent teachers one is refused with the reason', async () => {
  const elsewhere = clientOf('live-changes');
  const answers = await Promise.allSettled([
    move('2026-12-01T19:00'),
    change(
      { revision: 0, date: { from: MONDAY, to: '2026-12-02T19:00' } },
      teacher('urs'),
      NOW,
      elsewhere,
    ),
  ]);
  await elsewhere.terminate();
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({
        code: 'aborted',
        message: expect.stringMatching(/^Another teacher has changed this/) as unknown,
      }) as unknown,
    },
  ]);
  await expect(entries()).resolves.toHaveLength(1);
});

test('a date that was moved away cannot be moved again', async () => {
  await move('2026-12-01T19:00');
  await expect(move('2026-12-02T19:00', MONDAY, 1)).rejects.toMatchObject({ code: 'aborted' });
  await expect(move('2026-12-02T19:00', '2026-11-30T19:00:00+00:00', 1)).rejects.toMatchObject({
    code: 'aborted',
  });
});

test('a lesson on a date that another one has left can be moved again', async () => {
  await move('2026-12-09T20:00');
  await move('2026-11-30T20:00', '2026-12-07T20:00:00+01:00', 1);
  await expect(move('2026-12-01T19:00', MONDAY, 2)).resolves.toMatchObject({ revision: 3 });
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['a member with BASIC', member('basic'), 'permission-denied'],
  ['a member with VIP', member('vip'), 'permission-denied'],
])('%s is refused', async (_, caller, code) => {
  const date = { from: MONDAY, to: '2026-12-01T19:00' };
  await expect(change({ revision: 0, date }, caller)).rejects.toMatchObject({ code });
  await expect(getLiveLessonSettings(caller, db)).rejects.toMatchObject({ code });
  await expect(dataOf('LiveDates/next')).resolves.toBeUndefined();
});
