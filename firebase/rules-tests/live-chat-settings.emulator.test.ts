import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { SLOW_SECONDS } from 'shared-contracts';
import { as, commit, dayFromNow, writePastRules } from './testing/database';
import {
  limitOf,
  MEMBERS,
  messageOf,
  messages,
  newId,
  STRANGERS,
  TODAY,
} from './testing/live-chat';

const NOT_TEACHERS = ['vip', 'private', 'basic', 'visitor', 'no teacher', 'former teacher'];

describe('what a teacher sets for all', () => {
  /** The product's query for the settings. */
  const watch = (uid: string, day = TODAY) =>
    getDocs(query(collection(as(uid), 'LiveChats'), where('ID', '==', day), limit(1)));
  const set = (uid: string, change: DocumentData = {}, day = TODAY) =>
    setDoc(
      doc(as(uid), 'LiveChats', day),
      { ID: day, ChangedAt: serverTimestamp(), ...change },
      { merge: true },
    );

  test('may have a pinned message, slow mode, or both', async () => {
    await assertSucceeds(set('teacher', { PinnedID: 'a-message' }));
    for (const SlowSeconds of SLOW_SECONDS) await assertSucceeds(set('teacher', { SlowSeconds }));
    await assertSucceeds(set('teacher', { PinnedID: null }));
    const found = await getDoc(doc(as('vip'), 'LiveChats', TODAY));
    expect(found.data()).toMatchObject({ PinnedID: null, SlowSeconds: SLOW_SECONDS.at(-1) });
  });

  test.each(NOT_TEACHERS)('is not set by %s', async (uid) => {
    await assertFails(set(uid, { PinnedID: 'a-message' }));
    await assertFails(set(uid, { SlowSeconds: 0 }));
  });

  test.each<[string, DocumentData, string]>([
    ['another pace', { SlowSeconds: 20 }, TODAY],
    ['a pace as text', { SlowSeconds: '30' }, TODAY],
    ['an id that no message has', { PinnedID: 'a b' }, TODAY],
    ['a message instead of its id', { PinnedID: { Message: 'Hoi' } }, TODAY],
    ['a time of the device', { ChangedAt: Timestamp.now() }, TODAY],
    ['the id of another chat', { ID: dayFromNow(7) }, TODAY],
    ['a further field', { By: 'teacher' }, TODAY],
    ['a day that is long over', {}, dayFromNow(-3)],
    ['a day that is far away', {}, dayFromNow(32)],
  ])('is refused with %s', async (_, change, day) => {
    await assertFails(set('teacher', change, day));
  });

  test('is read by all who may enter', async () => {
    for (const uid of MEMBERS) await assertSucceeds(watch(uid));
    for (const uid of STRANGERS) await assertFails(watch(uid));
  });

  test('is never deleted by a client', async () => {
    for (const uid of [...NOT_TEACHERS, 'teacher']) {
      await assertFails(deleteDoc(doc(as(uid), 'LiveChats', TODAY)));
    }
  });
});

describe('slow mode', () => {
  const SLOW = dayFromNow(3);
  const set = (SlowSeconds: number) =>
    writePastRules({ [`LiveChats/${SLOW}`]: { ID: SLOW, SlowSeconds } });

  /** Writes a message some seconds after a message in the chat of another day. */
  async function write(uid: string, secondsAfter: number) {
    const id = newId();
    const LastMessageAt = Timestamp.fromMillis(Date.now() - secondsAfter * 1000);
    await writePastRules({ [`ChatLimits/${uid}`]: { ...limitOf(newId()), LastMessageAt } });
    return commit(uid, {
      [`${messages(SLOW)}/${id}`]: messageOf(uid, id),
      [`ChatLimits/${uid}`]: limitOf(id, { CountOfDay: 2 }, SLOW),
    });
  }

  test.each([
    [10, 'vip'],
    [30, 'vip'],
    [60, 'private'],
  ])('of %s seconds keeps %s waiting, wherever they wrote before', async (seconds, uid) => {
    await set(seconds);
    await assertFails(write(uid, 3));
    await assertSucceeds(write(uid, seconds + 1));
  });

  test('does not bind a teacher', async () => {
    await set(60);
    await assertSucceeds(write('teacher', 3));
  });

  test('allows a first message', async () => {
    await set(60);
    const id = newId();
    await assertSucceeds(
      commit('other', {
        [`${messages(SLOW)}/${id}`]: messageOf('other', id),
        'ChatLimits/other': limitOf(id, {}, SLOW),
      }),
    );
  });

  test('that is off allows a message after the usual pause', async () => {
    await set(0);
    await assertSucceeds(write('vip', 3));
  });
});

describe('a question to answer next', () => {
  const questions = `LiveChats/${TODAY}/Questions`;
  const add = (uid: string, change: DocumentData = {}, id = newId(), path = questions) =>
    setDoc(doc(as(uid), path, id), { ID: id, AddedAt: serverTimestamp(), ...change });

  test('is added and removed by a teacher, also twice, and read only by teachers', async () => {
    const id = newId();
    await assertSucceeds(add('teacher', {}, id));
    await assertSucceeds(add('teacher', {}, id));
    await assertSucceeds(getDocs(query(collection(as('teacher'), questions), limit(100))));
    for (const uid of NOT_TEACHERS) {
      await assertFails(getDoc(doc(as(uid), questions, id)));
      await assertFails(getDocs(query(collection(as(uid), questions), limit(1))));
      await assertFails(add(uid));
      await assertFails(deleteDoc(doc(as(uid), questions, id)));
    }
    await assertSucceeds(deleteDoc(doc(as('teacher'), questions, id)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), questions, id)));
  });

  test.each<[string, DocumentData]>([
    ['the id of another', { ID: 'another' }],
    ['a time of the device', { AddedAt: Timestamp.now() }],
    ['its text', { Message: 'Wie seit me das?' }],
  ])('is refused with %s', async (_, change) => {
    await assertFails(add('teacher', change));
  });

  test('is refused under an impossible id, and in a chat that is over', async () => {
    await assertFails(add('teacher', { ID: 'a b' }, 'a b'));
    await assertFails(add('teacher', {}, newId(), `LiveChats/${dayFromNow(-3)}/Questions`));
    await assertFails(getDocs(query(collection(as('teacher'), questions), limit(101))));
  });
});
