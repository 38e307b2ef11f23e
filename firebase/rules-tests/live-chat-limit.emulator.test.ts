import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, Timestamp, type DocumentData } from 'firebase/firestore';
import { CHAT_RATE, DAY_MS } from 'shared-contracts';
import { as, commit, dayFromNow, erasePastRules, plan, writePastRules } from './testing/database';
import { limitOf, messageOf, messages, nameOf, newId, TODAY } from './testing/live-chat';

describe('how often', () => {
  const { secondsBetween, perDay } = CHAT_RATE;

  /** Makes a member with so many messages today, the last one some seconds ago. */
  async function author(secondsAgo: number, CountOfDay: number, Day = TODAY) {
    const uid = `author-of-${newId()}`;
    const old = newId();
    await writePastRules({
      [`Entitlements/${uid}`]: plan(2),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      [`ChatLimits/${uid}`]: {
        LastMessageID: old,
        LastLiveLessonID: TODAY,
        Day,
        CountOfDay,
        LastMessageAt: Timestamp.fromMillis(Date.now() - secondsAgo * 1000),
      },
    });
    const next = (change: DocumentData, lesson = TODAY) => {
      const id = newId();
      return commit(uid, {
        [`${messages(lesson)}/${id}`]: messageOf(uid, id),
        [`ChatLimits/${uid}`]: limitOf(id, change, lesson),
      });
    };
    return { uid, next };
  }

  test('a message needs its limit in the same commit, and a commit has one message', async () => {
    await erasePastRules('ChatLimits/vip');
    const [id, other] = [newId(), newId()];
    const message = { [`${messages()}/${id}`]: messageOf('vip', id) };
    await assertFails(commit('vip', message));
    await assertFails(commit('vip', { ...message, 'ChatLimits/vip': limitOf('another') }));
    await assertFails(commit('vip', { ...message, 'ChatLimits/other': limitOf(id) }));
    const second = { [`${messages()}/${other}`]: messageOf('vip', other) };
    await assertFails(commit('vip', { ...message, ...second, 'ChatLimits/vip': limitOf(id) }));
    const elsewhere = { [`${messages(dayFromNow(7))}/${id}`]: messageOf('vip', id) };
    await assertFails(commit('vip', { ...message, ...elsewhere, 'ChatLimits/vip': limitOf(id) }));
    await assertSucceeds(commit('vip', { ...message, 'ChatLimits/vip': limitOf(id) }));
  });

  test('a limit needs its message in the same commit', async () => {
    const { uid, next } = await author(60, 1);
    const limit = { ...limitOf('not-there'), CountOfDay: 2 };
    await assertFails(commit(uid, { [`ChatLimits/${uid}`]: limit }));
    await assertSucceeds(next({ CountOfDay: 2 }));
  });

  /** Repeats until an attempt was answered before the pause between two messages was over. */
  async function refusedAtOnce(lesson: string): Promise<void> {
    for (;;) {
      const { next } = await author(0, 1);
      const startedAt = Date.now();
      const outcome = await next({ CountOfDay: 2 }, lesson).then(
        () => 'allowed',
        (error: { code?: string }) => error.code,
      );
      if (Date.now() - startedAt > (secondsBetween - 0.5) * 1000) continue;
      expect(outcome).toBe('permission-denied');
      return;
    }
  }

  test('a second message at once is refused, in another chat too', async () => {
    await refusedAtOnce(TODAY);
    await refusedAtOnce(dayFromNow(7));
  });

  test('a second message is accepted after the pause', async () => {
    const { next } = await author(secondsBetween + 0.5, 1);
    await assertSucceeds(next({ CountOfDay: 2 }));
  });

  // `comments-limit.emulator.test.ts` proves the count of a day; these tests prove the chat's
  // numbers and fields.
  test.each([
    [7, 8, 'allowed'],
    [7, 7, 'refused'],
    [perDay - 1, perDay, 'allowed'],
    [perDay, perDay + 1, 'refused'],
  ])('on one day a count of %s becomes %s: %s', async (before, after, expected) => {
    const { next } = await author(60, before);
    const attempt = next({ CountOfDay: after });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('a new day begins at 1', async () => {
    const { next } = await author(DAY_MS / 1000, perDay, '2026-01-31');
    await assertFails(next({ CountOfDay: 2 }));
    await assertSucceeds(next({ CountOfDay: 1 }));
  });

  test.each<[string, DocumentData]>([
    ['the day after', { Day: dayFromNow(1) }],
    ['a time in the past', { LastMessageAt: Timestamp.fromMillis(0) }],
    ['a further field', { isTeacher: true }],
  ])('a limit with %s is refused', async (_, change) => {
    const { next } = await author(DAY_MS / 1000, 1, '2026-01-31');
    await assertFails(next({ CountOfDay: 1, ...change }));
  });

  test('a limit is read only by its member, and never deleted by a client', async () => {
    const { uid } = await author(60, 3);
    const path = `ChatLimits/${uid}`;
    await assertSucceeds(getDoc(doc(as(uid), path)));
    for (const who of ['other', 'teacher']) await assertFails(getDoc(doc(as(who), path)));
    for (const who of [uid, 'teacher']) await assertFails(deleteDoc(doc(as(who), path)));
  });
});
