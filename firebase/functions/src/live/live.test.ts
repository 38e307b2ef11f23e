import { createHmac } from 'node:crypto';
import { noZoomSignatureOf } from 'shared-contracts';
import type { Member } from '../platform/callable/caller';
import { member, teacher, visitor } from '../testing/callers';
import { checkToken } from '../media/token';
import { countingDatabase } from '../testing/counting-database';
import { plan } from '../testing/plan';
import { getLiveLessonSettings } from './change-live-lesson';
import { createZoomSignature } from './create-zoom-signature';
import { getLiveLessonUrls } from './get-live-lesson-urls';

const NOW = new Date('2026-11-23T19:00:00Z');
const now = () => NOW;
const places = {
  media: { origin: 'https://media.example', signingSecret: 'a secret of the test' },
  liveOrigin: 'https://live.example',
};
const keys = { sdkKey: 'key-of-the-school', sdkSecret: 'secret of the school' };

const ROOM = {
  EmbedUrl: 'https://stream.example/watch',
  ChatUrl: 'https://chat.example/room',
  MeetingNumber: '12345678901',
  JoinUrl: 'https://zoom.example/j/12345678901',
};
/** The documents of the school's settings and of the teachers' changes. */
const ROOM_READS = ['LiveSecrets/next', 'LiveChanges/next'];
const documents = (room?: object) => ({
  ...(room && { 'LiveSecrets/next': room }),
  'Entitlements/basic': plan(1),
  'Entitlements/vip': plan(2),
  'Entitlements/private': plan(3),
  'Entitlements/ended': plan(2, { expires_date: NOW.toISOString() }),
});

describe('getLiveLessonUrls_v2_0', () => {
  test.each([
    ['vip', member('vip'), [...ROOM_READS, 'Entitlements/vip']],
    ['private', member('private'), [...ROOM_READS, 'Entitlements/private']],
    ['a teacher without a plan', teacher('teacher'), ROOM_READS],
  ])(
    'gives %s the addresses of stream and chat, and none of the meeting [ACCESS-live-granted] [CALL-getLiveLessonUrls] [ENTITY-live-lesson]',
    async (_, caller, expected) => {
      const { db, reads } = countingDatabase(documents(ROOM));
      await expect(getLiveLessonUrls(caller, { db, now, ...places })).resolves.toEqual({
        hasAccess: true,
        EmbedUrl: ROOM.EmbedUrl,
        ChatUrl: ROOM.ChatUrl,
        hasMeeting: true,
      });
      expect(reads).toEqual(expected);
    },
  );

  test.each(['basic', 'ended', 'nobody'])(
    'gives %s nothing [ACCESS-live-not-vip] [ROLE-server-enforced]',
    async (uid) => {
      const { db } = countingDatabase(documents(ROOM));
      const answer = await getLiveLessonUrls(member(uid), { db, now, ...places });
      expect(answer).toEqual({ hasAccess: false });
    },
  );

  test('gives a visitor code 1 and reads only what teachers have changed [ACCESS-live-not-signed-in]', async () => {
    const { db, reads } = countingDatabase(documents(ROOM));
    const answer = await getLiveLessonUrls(visitor, { db, now, ...places });
    expect(answer).toEqual({ hasAccess: false, error: { code: 1 } });
    expect(reads).toEqual(['LiveChanges/next']);
  });

  test.each([undefined, {}])('opens without addresses while the room is %j', async (room) => {
    const { db } = countingDatabase(documents(room));
    const answer = await getLiveLessonUrls(member('vip'), { db, now, ...places });
    expect(answer).toEqual({ hasAccess: true });
  });

  test('gives the sample stream for a minute, and the default chat', async () => {
    const room = { SampleStream: ['winter.0a1b2c3d'], OwnChat: true };
    const { db } = countingDatabase(documents(room));
    const answer = await getLiveLessonUrls(member('vip'), { db, now, ...places });
    expect(answer.ChatUrl).toBe('https://live.example/chat/');
    const [, token = '', id = ''] =
      /\/s\/([^/]+)\/([^/]+)\/master.m3u8$/.exec(answer.EmbedUrl!) ?? [];
    const { signingSecret } = places.media;
    const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
    expect(checkToken(token, id, later(59), signingSecret).status).toBe('valid');
    expect(checkToken(token, id, later(60), signingSecret).status).toBe('expired');
  });

  test.each([{ MeetingNumber: ROOM.MeetingNumber }, { JoinUrl: ROOM.JoinUrl }])(
    'says that there is a meeting while the room is %j',
    async (room) => {
      const { db } = countingDatabase(documents(room));
      const answer = await getLiveLessonUrls(member('vip'), { db, now, ...places });
      expect(answer).toEqual({ hasAccess: true, hasMeeting: true });
    },
  );

  test("the school's own stream and chat replace them", async () => {
    const room = { ...ROOM, SampleStream: ['winter.0a1b2c3d'], OwnChat: true };
    const { db } = countingDatabase(documents(room));
    await expect(getLiveLessonUrls(member('vip'), { db, now, ...places })).resolves.toEqual({
      hasAccess: true,
      EmbedUrl: ROOM.EmbedUrl,
      ChatUrl: ROOM.ChatUrl,
      hasMeeting: true,
    });
  });

  test('a malformed room is internal', async () => {
    const { db } = countingDatabase(documents({ EmbedUrl: 'http://stream.example' }));
    const answer = getLiveLessonUrls(member('vip'), { db, now, ...places });
    await expect(answer).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('CreateZoomSignature', () => {
  const ask = (caller: Member, room: object | undefined = ROOM, given: typeof keys | null = keys) =>
    createZoomSignature(caller, { db: countingDatabase(documents(room)).db, now, keys: given });

  test.each([
    ['vip', member('vip'), 0],
    ['private', member('private'), 0],
    ['a teacher', teacher('teacher'), 1],
  ])(
    'signs the announced meeting for %s, for two hours [CALL-CreateZoomSignature]',
    async (_, caller, role) => {
      const { signature, ...rest } = await ask(caller);
      expect(rest).toEqual({ sdkKey: keys.sdkKey, meetingNumber: ROOM.MeetingNumber });
      const [header = '', claims = '', mac] = signature.split('.');
      const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
      expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
      const iat = NOW.getTime() / 1000 - 30;
      expect(read(claims)).toEqual({
        appKey: keys.sdkKey,
        sdkKey: keys.sdkKey,
        mn: ROOM.MeetingNumber,
        role,
        iat,
        exp: iat + 7200,
        tokenExp: iat + 7200,
      });
      const expected = createHmac('sha256', keys.sdkSecret).update(`${header}.${claims}`);
      expect(mac).toBe(expected.digest('base64url'));
    },
  );

  test.each(['basic', 'ended', 'nobody'])('refuses %s [ROLE-server-enforced]', async (uid) => {
    await expect(ask(member(uid))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  test.each([
    ['keys', 'no-keys', ROOM, null],
    ['a meeting', 'no-meeting', { JoinUrl: ROOM.JoinUrl }, keys],
  ])('without %s gives the join link and says why', async (_, reason, room, given) => {
    const error = await ask(member('vip'), room, given).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'failed-precondition' });
    expect(noZoomSignatureOf((error as { details: unknown }).details)).toEqual({
      reason,
      joinUrl: ROOM.JoinUrl,
    });
  });

  test('without a room there is no join link', async () => {
    await expect(ask(member('vip'), {})).rejects.toMatchObject({
      details: { reason: 'no-meeting' },
    });
  });
});

test('getLiveLessonSettings gives a teacher the valid link, for two reads', async () => {
  const { db, reads } = countingDatabase(documents(ROOM));
  await expect(getLiveLessonSettings(teacher('teacher'), db)).resolves.toEqual({
    revision: 0,
    joinUrl: ROOM.JoinUrl,
  });
  expect(reads).toEqual(ROOM_READS);
});
