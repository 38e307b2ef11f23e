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
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { CHAT_UNDO } from 'shared-contracts';
import { as, commit, dayFromNow, writePastRules } from './testing/database';
import { messageOf, messages, newId, TODAY } from './testing/live-chat';

const copyPath = (id: string, lesson = TODAY) => `LiveChats/${lesson}/DeletedMessages/${id}`;
const messagePath = (id: string, lesson = TODAY) => `${messages(lesson)}/${id}`;
/** The time of a message, more exact than the product stores it. */
const EXACT = new Timestamp(1_795_600_000, 123_456_789);
/** The same time, as the product stores it. */
const KNOWN = Timestamp.fromMillis(1_795_600_000_123);

/** A stored message, with more marks on a letter than a new one may have. */
const stored = (id: string): DocumentData => ({
  ...messageOf('vip', id),
  Message: `a${'\u0301'.repeat(9)}`,
  TimeStamp: EXACT,
});

/** Deletes a message as the product does, with some fields of its copy changed. */
async function deletion(uid: string, change: DocumentData = {}, lesson = TODAY) {
  const id = newId();
  await writePastRules({ [messagePath(id, lesson)]: stored(id) });
  const copy = { ...stored(id), TimeStamp: KNOWN, DeletedAt: serverTimestamp(), ...change };
  const kept = { [copyPath(id, lesson)]: copy };
  const attempt = () => commit(uid, kept, [messagePath(id, lesson)]);
  return { id, copy, kept, attempt };
}

/** Puts a message back as the product does, with some of its fields changed. */
async function undoing(uid: string, change: DocumentData = {}, deletedMsAgo = 0) {
  const id = newId();
  const message = { ...stored(id), TimeStamp: KNOWN };
  const DeletedAt = Timestamp.fromMillis(Date.now() - deletedMsAgo);
  await writePastRules({ [copyPath(id)]: { ...message, DeletedAt } });
  const set = { [messagePath(id)]: { ...message, ...change } };
  return { id, set, attempt: () => commit(uid, set, [copyPath(id)]) };
}

describe('a deletion that can be undone', () => {
  test('is made by a teacher, and no client reads the copy', async () => {
    const { id, attempt } = await deletion('teacher');
    await assertSucceeds(attempt());
    for (const uid of ['vip', 'private', 'teacher', 'visitor']) {
      await assertFails(getDoc(doc(as(uid), copyPath(id))));
      const all = collection(as(uid), `LiveChats/${TODAY}/DeletedMessages`);
      await assertFails(getDocs(query(all, limit(1))));
    }
    const gone = await getDoc(doc(as('vip'), messagePath(id)));
    expect(gone.exists()).toBe(false);
  });

  test.each(['vip', 'private', 'visitor', 'no teacher', 'former teacher'])(
    'is refused to %s',
    async (uid) => {
      await assertFails((await deletion(uid)).attempt());
    },
  );

  test('is accepted in a chat of last week', async () => {
    await assertSucceeds((await deletion('teacher', {}, dayFromNow(-7))).attempt());
  });

  test.each<[string, DocumentData]>([
    ['another text', { Message: 'Something else' }],
    ['another author', { UID: 'other' }],
    ['the mark of a teacher', { ByTeacher: true }],
    ['a further field', { By: 'teacher' }],
    ['a time of the device', { DeletedAt: Timestamp.now() }],
    ['an earlier time of the message', { TimeStamp: Timestamp.fromMillis(1_795_600_000_122) }],
    ['a later time of the message', { TimeStamp: Timestamp.fromMillis(1_795_600_000_124) }],
  ])('keeps no copy with %s', async (_, change) => {
    await assertFails((await deletion('teacher', change)).attempt());
  });

  test('is refused for a message that stays, or never existed', async () => {
    const { id, copy, kept, attempt } = await deletion('teacher');
    await assertFails(commit('teacher', kept));
    await assertSucceeds(attempt());
    const other = newId();
    await assertFails(commit('teacher', { [copyPath(other)]: { ...copy, ID: other } }));
    for (const uid of ['vip', 'visitor']) await assertFails(deleteDoc(doc(as(uid), copyPath(id))));
    await assertSucceeds(deleteDoc(doc(as('teacher'), copyPath(id))));
    await assertSucceeds(deleteDoc(doc(as('teacher'), copyPath(id))));
  });
});

describe('an undone deletion', () => {
  test('restores the message unchanged', async () => {
    const { id, attempt } = await undoing('teacher');
    await assertSucceeds(attempt());
    const back = await getDoc(doc(as('vip'), messagePath(id)));
    expect(back.data()).toEqual({ ...stored(id), TimeStamp: KNOWN });
  });

  test.each(['vip', 'other', 'visitor', 'no teacher', 'former teacher'])(
    'is refused to %s',
    async (uid) => {
      await assertFails((await undoing(uid)).attempt());
    },
  );

  test.each<[string, DocumentData]>([
    ['another text', { Message: 'Something else' }],
    ['another author', { UID: 'other', Username: 'The other' }],
    ['the time of now', { TimeStamp: serverTimestamp() }],
    ['the mark of a teacher', { ByTeacher: true }],
    ['a further field', { isPinned: true }],
  ])('is refused with %s', async (_, change) => {
    await assertFails((await undoing('teacher', change)).attempt());
  });

  test('is refused if its copy stays', async () => {
    const { set } = await undoing('teacher');
    await assertFails(commit('teacher', set));
  });

  test('is refused without a copy', async () => {
    const id = newId();
    await assertFails(commit('teacher', { [messagePath(id)]: stored(id) }));
  });

  test('is accepted some seconds after the button has gone, and not later', async () => {
    await assertSucceeds((await undoing('teacher', {}, CHAT_UNDO.shownMs + 100)).attempt());
    await assertFails((await undoing('teacher', {}, CHAT_UNDO.takenMs + 500)).attempt());
  });
});
