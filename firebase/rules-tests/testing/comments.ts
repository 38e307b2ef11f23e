import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore';
import { COMMENT_LIMITS, DAY_MS, nextCommentLimit } from 'shared-contracts';
import { fromNow, plan, provideDatabase, tokens } from './database';
import { createPosts } from './posts';

/** The accounts whose name the server has allowed. */
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
    // Each number has a leading zero and differs from the others.
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

/** The `CommentLimits/{uid}` of a first comment. */
export const limitOf = (lesson: string, id: string, change: DocumentData = {}): DocumentData => ({
  ...nextCommentLimit(undefined, lesson, id, new Date()),
  LastCommentAt: serverTimestamp(),
  ...change,
});

export const {
  newId,
  postOf: commentOf,
  forgetLimit,
  send,
  newest,
  stored,
} = createPosts({
  name: 'comment',
  text: 'Merci vilmal!',
  postsOf: (lesson) => `Videos/${lesson}/Comments`,
  lesson: 'lesson',
  nameOf,
  limits: 'CommentLimits',
  limitOf,
  page: COMMENT_LIMITS.page,
});
