import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { CHAT_LIMITS, DocumentIdSchema, isChatMessage } from 'shared-contracts';
import * as v from 'valibot';
import {
  as,
  dayFromNow,
  messageOf,
  messages,
  newest,
  send,
  stored,
  TODAY,
} from './testing/live-chat';

describe('which chat', () => {
  test.each([-1, 0, 7, 29])('one writes into that of %s days from now', async (days) => {
    await assertSucceeds(send('vip', {}, dayFromNow(days)));
  });

  test.each([dayFromNow(-3), dayFromNow(32), 'anything', '2026-11', `${TODAY}x`])(
    'not into %s, which all the same can be read',
    async (lesson) => {
      await assertFails(send('vip', {}, lesson));
      await assertFails(send('teacher', {}, lesson));
      await assertSucceeds(newest('vip', 100, lesson));
    },
  );

  test('a list of at most 100 is answered', async () => {
    await assertFails(newest('vip', 101));
    await assertFails(getDocs(collection(as('vip'), messages())));
  });
});

describe('a message', () => {
  const changes: Record<string, DocumentData> = {
    'the UID of another': { UID: 'other' },
    'the name of another': { Username: 'The other' },
    'a name that is no text': { Username: 7 },
    'a time of the device': { TimeStamp: Timestamp.now() },
    'a time as text': { TimeStamp: new Date().toISOString() },
    'the ID of another': { ID: 'another' },
    'a further field': { isPinned: true },
    'a message that is no text': { Message: ['Hoi'] },
    'the mark of a teacher': { ByTeacher: true },
  };
  test.each(Object.entries(changes))('with %s is refused', async (_, change) => {
    await assertFails(send('vip', change));
  });

  test.each<[string, string, boolean]>([
    ['of 200 characters', 'a_-Z9'.repeat(40), true],
    ['of 201 characters', 'a'.repeat(201), false],
    ['with a space', 'a b', false],
    ['in other letters', 'gr\u00fcezi', false],
  ])('under an id %s is judged as in the product', async (_, id, isAccepted) => {
    expect(v.is(DocumentIdSchema, id)).toBe(isAccepted);
    const attempt = send('vip', {}, TODAY, id);
    await (isAccepted ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('has the mark of a teacher only from one', async () => {
    await assertSucceeds(send('teacher', { ByTeacher: true }));
    await assertFails(send('teacher', { ByTeacher: false }));
  });

  const samples: Record<string, string> = {
    'one letter': 'a',
    'lines of text': 'Hoi\nzäme',
    'mark-up': '<img src=x onerror=alert(1)>',
    'as long as may be': 'ä'.repeat(CHAT_LIMITS.message),
    'one longer': 'ä'.repeat(CHAT_LIMITS.message + 1),
    'an emoji longer': '😀'.repeat(CHAT_LIMITS.message / 2 + 1),
    nothing: '',
    'spaces and breaks': ' \t\n\u00a0\u3000 ',
    'invisible marks': '\u200b\u200d\ufeff\u3164\u2800',
    'a heart with its variation selector': '❤\ufe0f',
  };
  test.each(Object.entries(samples))('of %s is judged as in the product', async (_, text) => {
    const attempt = send('vip', { Message: text });
    await (isChatMessage(text) ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each(['vip', 'other', 'teacher', 'visitor'])('is not changed by %s', async (uid) => {
    const path = await stored('vip');
    await assertFails(updateDoc(doc(as(uid), path), { Message: 'Changed' }));
    const id = path.split('/').at(-1) ?? '';
    await assertFails(setDoc(doc(as(uid), path), { ...messageOf(uid, id), Message: 'Again' }));
  });

  test('is deleted by a teacher, also twice, and by nobody else', async () => {
    const path = await stored('vip');
    for (const uid of ['vip', 'other', 'basic', 'visitor', 'no teacher', 'former teacher']) {
      await assertFails(deleteDoc(doc(as(uid), path)));
    }
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
  });
});
