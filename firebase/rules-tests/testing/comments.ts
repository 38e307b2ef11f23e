import {
  collection,
  type DocumentData,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { COMMENT_LIMITS, DAY_MS, nextCommentLimit } from 'shared-contracts';
import {
  as,
  commit,
  erasePastRules,
  fromNow,
  plan,
  tokens,
  provideDatabase,
  writePastRules,
} from './database';

/** The account whose name the server has found free. */
const MEMBERS = [
  ...['basic', 'other', 'nameless', 'unseen', 'long name', 'longer name', 'vip', 'private'],
  ...['free', 'ending', 'later', 'lapsed', 'no-tier', 'text-tier', 'endless', 'local-time'],
  ...['stamped', 'no-end', 'no teacher', 'former teacher'],
];

export const nameOf = (uid: string) => tokens[uid]?.name ?? `The ${uid}`;

provideDatabase(
  {
    'Videos/lesson': { isAvailable: true, Type: 'lesson' },
    'Videos/mini': { isAvailable: true, Type: 'mini_lesson' },
    'Videos/monday': { isAvailable: true, Type: 'monday_lesson' },
    'Videos/draft': { isAvailable: false, Type: 'lesson' },
    'Entitlements/basic': plan(1),
    'Entitlements/other': plan(1),
    'Entitlements/nameless': plan(1),
    'Entitlements/unseen': plan(1),
    'Entitlements/long name': plan(1),
    'Entitlements/longer name': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/private': plan(3),
    'Entitlements/ending': plan(1, fromNow(60 * 60_000)),
    // Each number has a zero in front, and none of them equals another.
    'Entitlements/later': plan(1, '2099-08-09T08:09:08Z'),
    'Entitlements/lapsed': plan(1, fromNow(-2000)),
    'Entitlements/no-tier': plan(0),
    'Entitlements/text-tier': plan('VIP'),
    'Entitlements/endless': plan(1, 'never'),
    'Entitlements/local-time': plan(1, '2999-01-01T00:00:00+01:00'),
    'Entitlements/stamped': plan(1, Timestamp.fromMillis(Date.now() + DAY_MS)),
    'Entitlements/no-end': { Tier: 1 },
  },
  Object.fromEntries(MEMBERS.map((uid) => [uid, nameOf(uid)])),
);

let made = 0;
export const newId = () => `comment${++made}`;

export const commentOf = (uid: string, ID: string): DocumentData => ({
  ID,
  Message: 'Merci vilmal!',
  UID: uid,
  Username: uid === 'teacher' ? 'Tina' : `The ${uid}`,
  TimeStamp: serverTimestamp(),
});

/** The `CommentLimits/{uid}` of a first comment. */
export const limitOf = (lesson: string, id: string, change: DocumentData = {}): DocumentData => ({
  ...nextCommentLimit(undefined, lesson, id, new Date()),
  LastCommentAt: serverTimestamp(),
  ...change,
});

/** Forgets when an author last commented, so that no test waits for another. */
export const forgetLimit = (uid: string) => erasePastRules(`CommentLimits/${uid}`);

/** Writes a comment as the product does, with some of its fields changed. */
export async function send(
  uid: string,
  change: DocumentData = {},
  lesson = 'lesson',
  id = newId(),
) {
  await forgetLimit(uid);
  await commit(uid, {
    [`Videos/${lesson}/Comments/${id}`]: { ...commentOf(uid, id), ...change },
    [`CommentLimits/${uid}`]: limitOf(lesson, id),
  });
}

export const newest = (uid: string, count: number = COMMENT_LIMITS.page, lesson = 'lesson') =>
  getDocs(
    query(
      collection(as(uid), 'Videos', lesson, 'Comments'),
      orderBy('TimeStamp', 'desc'),
      limit(count),
    ),
  );

/** A comment that is there, by its path. */
export async function stored(uid: string, lesson = 'lesson'): Promise<string> {
  const id = newId();
  const path = `Videos/${lesson}/Comments/${id}`;
  await writePastRules({ [path]: { ...commentOf(uid, id), TimeStamp: Timestamp.now() } });
  return path;
}
