import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../platform/callable/caller';
import { member, teacher, visitor } from '../testing/callers';
import { emptyDatabase } from '../testing/emulator-database';
import { countLiveViewers } from './count-live-viewers';

const NOW = new Date('2026-11-23T19:30:00.000Z');
const LESSON = '2026-11-23';

let db: Firestore;
beforeAll(async () => {
  db = await emptyDatabase('live-viewers');
  const seen = (uid: string, secondsAgo: number, lesson = LESSON) =>
    db.doc(`LiveChats/${lesson}/Present/${uid}`).set({
      UID: uid,
      Username: uid,
      SeenAt: Timestamp.fromMillis(NOW.getTime() - secondsAgo * 1000),
    });
  await seen('vreni', 5);
  await seen('beat', 100);
  await seen('private', 60);
  await seen('left', 131);
  await seen('next-week', 5, '2026-11-30');
  await seen('teacher', 20);
  await seen('teacher-who-left', 300);
});
afterAll(() => db.terminate());

const count = (caller: Caller, liveLessonID = LESSON) =>
  countLiveViewers({ liveLessonID }, caller, { db, now: () => NOW });

test('a teacher gets the number of other viewers', async () => {
  await expect(count(teacher('teacher'))).resolves.toEqual({ viewers: 3 });
});

test.each(['teacher-who-left', 'teacher-elsewhere'])('%s counts four', async (uid) => {
  await expect(count(teacher(uid))).resolves.toEqual({ viewers: 4 });
});

test('an empty room has no viewers', async () => {
  await expect(count(teacher('teacher'), '2026-12-07')).resolves.toEqual({ viewers: 0 });
});

test.each([
  ['a visitor', visitor, 'unauthenticated'],
  ['a member with VIP', member('vreni'), 'permission-denied'],
  ['a member with PRIVATE', member('private'), 'permission-denied'],
])('%s is refused', async (_, caller, code) => {
  await expect(count(caller)).rejects.toMatchObject({ code });
});
