import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { CHAT_LIMITS, isChatMessage } from 'shared-contracts';
import { as, dayFromNow } from './testing/database';
import { messageOf, messages, newest, send, stored, TODAY } from './testing/live-chat';

describe('which chat', () => {
  test.each([-1, 0, 7, 29])('accepts messages for a lesson %s days from now', async (days) => {
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

// `comments-message.emulator.test.ts` proves `isPost`, which messages share with comments.
describe('a message', () => {
  test('is a post, with the UID of its author and its own id', async () => {
    await assertFails(send('vip', { UID: 'other' }));
    await assertFails(send('vip', { ID: 'another' }));
    await assertSucceeds(send('vip'));
  });

  test('has the mark of a teacher only from a teacher', async () => {
    await assertSucceeds(send('teacher', { ByTeacher: true }));
    await assertFails(send('teacher', { ByTeacher: false }));
    await assertFails(send('vip', { ByTeacher: true }));
  });

  test.each([
    ['as long as may be', 'ä'.repeat(CHAT_LIMITS.message), true],
    ['one longer', 'ä'.repeat(CHAT_LIMITS.message + 1), false],
    ['eight marks on a letter', `a${'\u0301'.repeat(8)}`, true],
    ['nine marks on a letter', `a${'\u0301'.repeat(9)}`, false],
  ])('%s is judged as in the product', async (_, text, isAccepted) => {
    expect(isChatMessage(text)).toBe(isAccepted);
    const attempt = send('vip', { Message: text });
    await (isAccepted ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each(['vip', 'other', 'teacher', 'visitor'])('is not changed by %s', async (uid) => {
    const path = await stored('vip');
    await assertFails(updateDoc(doc(as(uid), path), { Message: 'Changed' }));
    const id = path.split('/').at(-1) ?? '';
    await assertFails(setDoc(doc(as(uid), path), { ...messageOf(uid, id), Message: 'Again' }));
  });

  test('is deleted only by a teacher, also twice', async () => {
    const path = await stored('vip');
    for (const uid of ['vip', 'other', 'basic', 'visitor', 'no teacher', 'former teacher']) {
      await assertFails(deleteDoc(doc(as(uid), path)));
    }
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
    await assertSucceeds(deleteDoc(doc(as('teacher'), path)));
  });
});
