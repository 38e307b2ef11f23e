import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
import { as, dayFromNow, writePastRules } from './testing/database';
import { TODAY } from './testing/live-chat';

const NEXT = dayFromNow(7);

beforeAll(() =>
  writePastRules({
    [`LiveRooms/${TODAY}`]: { ID: TODAY, State: 'live', ChangedAt: Timestamp.now() },
  }),
);

const write = (changes: DocumentData = {}, id = TODAY, uid = 'teacher') =>
  setDoc(doc(as(uid), 'LiveRooms', id), {
    ID: id,
    State: 'live',
    ChangedAt: serverTimestamp(),
    ...changes,
  });

test('a teacher starts a lesson, ends it and starts it again', async () => {
  await assertSucceeds(write({}, dayFromNow(30)));
  await assertSucceeds(write({}, NEXT));
  await assertSucceeds(write({ State: 'ended' }, NEXT));
  await assertSucceeds(write({}, NEXT));
});

test.each<[string, DocumentData, string]>([
  ['another state', { State: 'paused' }, TODAY],
  ['a time of its own', { ChangedAt: Timestamp.fromMillis(0) }, TODAY],
  ['the id of another lesson', { ID: NEXT }, TODAY],
  ['a field that nobody knows', { By: 'teacher' }, TODAY],
  ['an id that is no day', {}, 'next'],
  ['a day that is long over', {}, dayFromNow(-3)],
  ['a day that is more than 30 days away', {}, dayFromNow(31)],
])('refuses %s', async (_, changes, id) => {
  await assertFails(write(changes, id));
});

test('a claim of a former teacher is refused', async () => {
  await assertFails(write({}, TODAY, 'former teacher'));
});

const watch = (uid: string) =>
  getDocs(query(collection(as(uid), 'LiveRooms'), where('ID', '==', TODAY), limit(1)));

test('a member whose plan has ended cannot read it', async () => {
  await assertSucceeds(watch('vip'));
  await assertFails(watch('lapsed'));
});
