import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type DocumentData, getDoc, setDoc, Timestamp } from 'firebase/firestore';
import { COMMENT_RATE, DAY_MS } from 'shared-contracts';
import { as, commit, plan, writePastRules } from './testing/database';
import { commentOf, forgetLimit, limitOf, nameOf, newId, send } from './testing/comments';

describe('the limit of an author', () => {
  const SECOND_MS = 1000;
  const today = () => new Date().toISOString().slice(0, 10);
  const { secondsBetween, perDay } = COMMENT_RATE;

  /** Makes an author with so many comments today, the last one some seconds ago. */
  async function author(secondsAgo: number, CountOfDay: number, Day = today()) {
    const uid = `author-of-${newId()}`;
    const old = newId();
    await writePastRules({
      [`Entitlements/${uid}`]: plan(1),
      [`CheckedNames/${uid}`]: { Username: nameOf(uid) },
      [`Videos/lesson/Comments/${old}`]: { ...commentOf(uid, old), TimeStamp: Timestamp.now() },
      [`CommentLimits/${uid}`]: {
        LastCommentID: old,
        LastCommentVideoID: 'lesson',
        LastCommentAt: Timestamp.fromMillis(Date.now() - secondsAgo * SECOND_MS),
        Day,
        CountOfDay,
      },
    });
    const next = (limit: DocumentData) => {
      const id = newId();
      return commit(uid, {
        [`Videos/lesson/Comments/${id}`]: commentOf(uid, id),
        [`CommentLimits/${uid}`]: limitOf('lesson', id, limit),
      });
    };
    return { uid, old, next };
  }

  test('is written with each comment, and names it', async () => {
    const id = newId();
    const comment = { [`Videos/lesson/Comments/${id}`]: commentOf('basic', id) };
    await forgetLimit('basic');
    await assertFails(commit('basic', comment));
    for (const limit of [limitOf('lesson', 'another'), limitOf('mini', id)]) {
      await assertFails(commit('basic', { ...comment, 'CommentLimits/basic': limit }));
    }
    await assertFails(
      commit('basic', { ...comment, 'CommentLimits/other': limitOf('lesson', id) }),
    );
    await assertSucceeds(
      commit('basic', { ...comment, 'CommentLimits/basic': limitOf('lesson', id) }),
    );
  });

  test('allows one comment in a commit, also with one id under two lessons', async () => {
    const [id, other] = [newId(), newId()];
    await forgetLimit('basic');
    const first = {
      [`Videos/lesson/Comments/${id}`]: commentOf('basic', id),
      'CommentLimits/basic': limitOf('lesson', id),
    };
    const another = { [`Videos/lesson/Comments/${other}`]: commentOf('basic', other) };
    await assertFails(commit('basic', { ...first, ...another }));
    const elsewhere = { [`Videos/mini/Comments/${id}`]: commentOf('basic', id) };
    await assertFails(commit('basic', { ...first, ...elsewhere }));
    await assertSucceeds(commit('basic', first));
  });

  test('is needed anew for a second comment', async () => {
    await send('basic');
    const id = newId();
    await assertFails(
      setDoc(doc(as('basic'), 'Videos/lesson/Comments', id), commentOf('basic', id)),
    );
  });

  test.each([
    [secondsBetween - 2, 'refused'],
    [secondsBetween + 1, 'allowed'],
  ])('%s seconds after the previous comment: %s', async (seconds, expected) => {
    const { next } = await author(seconds, 1);
    const attempt = next({ CountOfDay: 2 });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each([
    [1, 2, 'allowed'],
    [1, 1, 'refused'],
    [1, 3, 'refused'],
    [7, 1, 'refused'],
    [7, 0, 'refused'],
    [7, -1, 'refused'],
    [perDay - 1, perDay, 'allowed'],
    [perDay, perDay + 1, 'refused'],
    [perDay, 1, 'refused'],
  ])('on the same day a count of %s becomes %s: %s', async (before, after, expected) => {
    const { next } = await author(60, before);
    const attempt = next({ CountOfDay: after });
    await (expected === 'allowed' ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test.each([1, 2, perDay + 1])('begins a new day at 1, not at %s', async (after) => {
    const { next } = await author(24 * 60 * 60, perDay, '2026-01-31');
    const attempt = next({ CountOfDay: after });
    await (after === 1 ? assertSucceeds(attempt) : assertFails(attempt));
  });

  test('counts a first comment as 1', async () => {
    for (const CountOfDay of [0, 2, 1.5, '1', null]) {
      const id = newId();
      await forgetLimit('vip');
      await assertFails(
        commit('vip', {
          [`Videos/lesson/Comments/${id}`]: commentOf('vip', id),
          'CommentLimits/vip': limitOf('lesson', id, { CountOfDay }),
        }),
      );
    }
  });

  const dayFromNow = (days: number) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  test.each<[string, DocumentData]>([
    ['the day before', { Day: dayFromNow(-1) }],
    ['the day after', { Day: dayFromNow(1) }],
    ['a day in another form', { Day: `${today()}T00:00` }],
    ['no day', { Day: 'today' }],
    ['a time of the device', { LastCommentAt: Timestamp.now() }],
    ['a time in the past', { LastCommentAt: Timestamp.fromMillis(0) }],
    ['a further field', { isTeacher: true }],
  ])('with %s is refused', async (_, change) => {
    const { next } = await author(24 * 60 * 60, 1, '2026-01-31');
    await assertFails(next({ CountOfDay: 1, ...change }));
  });

  test('cannot be reset with an earlier comment', async () => {
    const { uid, old } = await author(60, 1);
    const written = (change: DocumentData) =>
      commit(uid, {
        [`CommentLimits/${uid}`]: limitOf('lesson', old, { CountOfDay: 2, ...change }),
      });
    await assertFails(written({ LastCommentAt: Timestamp.fromMillis(0) }));
    await assertSucceeds(written({}));
  });

  test('is read only by its author, and never deleted by a client', async () => {
    const { uid } = await author(60, 3);
    const path = `CommentLimits/${uid}`;
    await assertSucceeds(getDoc(doc(as(uid), path)));
    for (const who of ['other', 'teacher', 'visitor'])
      await assertFails(getDoc(doc(as(who), path)));
    for (const who of [uid, 'other', 'teacher']) await assertFails(deleteDoc(doc(as(who), path)));
  });

  test('does not count down when a comment is deleted', async () => {
    const { uid, old, next } = await author(60, perDay);
    await assertSucceeds(deleteDoc(doc(as(uid), 'Videos/lesson/Comments', old)));
    await assertFails(next({ CountOfDay: perDay + 1 }));
  });
});
