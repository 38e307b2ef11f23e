import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { put, rulesEnvironment } from './environment';
import { databaseOf, type Role } from './roles';

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const DAY = dayFromNow(0);
const NEXT = dayFromNow(7);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('live-rooms');
  const ended = new Date(Date.now() - 1000).toISOString();
  await put(environment, {
    'Teachers/teacher': { since: '2026-11-01' },
    'Entitlements/ended': { Tier: 2, expires_date: ended },
    'Entitlements/vip': { Tier: 2, expires_date: new Date(Date.now() + 3_600_000).toISOString() },
    [`LiveRooms/${DAY}`]: { ID: DAY, State: 'live', ChangedAt: Timestamp.now() },
  });
});
afterAll(() => environment.cleanup());

const write = (changes: DocumentData = {}, id = DAY, role: Role = 'teacher', uid = 'teacher') =>
  setDoc(doc(databaseOf(environment, role, uid), 'LiveRooms', id), {
    ID: id,
    State: 'live',
    ChangedAt: serverTimestamp(),
    ...changes,
  });

test('a teacher starts a lesson, ends it and starts it again', async () => {
  await assertSucceeds(write({}, NEXT));
  await assertSucceeds(write({ State: 'ended' }, NEXT));
  await assertSucceeds(write({}, NEXT));
});

test.each<[string, DocumentData, string]>([
  ['another state', { State: 'paused' }, DAY],
  ['a time of its own', { ChangedAt: Timestamp.fromMillis(0) }, DAY],
  ['the id of another lesson', { ID: NEXT }, DAY],
  ['a field that nobody knows', { By: 'teacher' }, DAY],
  ['an id that is no day', {}, 'next'],
  ['a day that is long over', {}, dayFromNow(-3)],
  ['a day that is far away', {}, dayFromNow(32)],
])('refuses %s', async (_, changes, id) => {
  await assertFails(write(changes, id));
});

test('refuses a claim of a teacher that the server no longer keeps', async () => {
  await assertFails(write({}, DAY, 'teacher', 'former-teacher'));
});

const watch = (uid: string) =>
  getDocs(
    query(
      collection(databaseOf(environment, 'VIP', uid), 'LiveRooms'),
      where('ID', '==', DAY),
      limit(1),
    ),
  );

test('a member whose plan has ended reads it no more', async () => {
  await assertSucceeds(watch('vip'));
  await assertFails(watch('ended'));
});
