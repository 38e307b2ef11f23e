import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore';
import { CHAT_LIMITS, nextChatLimit } from 'shared-contracts';
import { dayFromNow, fromNow, plan, provideDatabase, tokens } from './database';
import { createPosts } from './posts';

export const TODAY = dayFromNow(0);

/** The accounts whose name the server has allowed. */
const NAMED = [
  ...['basic', 'vip', 'other', 'muted', 'nameless', 'unseen', 'private', 'lapsed'],
  ...['free', 'ending', 'endless', 'text-tier', 'no teacher', 'former teacher'],
];
export const nameOf = (uid: string) => (tokens[uid] ? (tokens[uid].name ?? '') : `The ${uid}`);

provideDatabase(
  {
    'Entitlements/basic': plan(1),
    'Entitlements/vip': plan(2),
    'Entitlements/other': plan(2),
    'Entitlements/muted': plan(2),
    'Entitlements/nameless': plan(2),
    'Entitlements/unseen': plan(2),
    'Entitlements/private': plan(3),
    'Entitlements/lapsed': plan(2, fromNow(-2000)),
    'Entitlements/endless': plan(2, 'never'),
    'Entitlements/text-tier': plan('VIP'),
    [`LiveChats/${TODAY}/Mutes/muted`]: { UID: 'muted', Username: 'M', MutedAt: Timestamp.now() },
    [`LiveChats/${TODAY}/Mutes/teacher`]: { UID: 'teacher', MutedAt: Timestamp.now() },
  },
  Object.fromEntries(NAMED.map((uid) => [uid, nameOf(uid)])),
);

export const messages = (lesson = TODAY) => `LiveChats/${lesson}/Messages`;

export const limitOf = (id: string, change: DocumentData = {}, lesson = TODAY): DocumentData => ({
  ...nextChatLimit(undefined, lesson, id, new Date()),
  LastMessageAt: serverTimestamp(),
  ...change,
});

export const {
  newId,
  postOf: messageOf,
  send,
  newest,
  stored,
} = createPosts({
  name: 'message',
  text: 'Hoi zäme',
  postsOf: messages,
  lesson: TODAY,
  nameOf,
  limits: 'ChatLimits',
  limitOf: (lesson, id) => limitOf(id, {}, lesson),
  page: CHAT_LIMITS.page,
});

export const MEMBERS = ['vip', 'private', 'teacher'];
export const STRANGERS = [
  ...['visitor', 'free', 'basic', 'lapsed', 'endless', 'text-tier'],
  ...['no teacher', 'former teacher'],
];

/** The presence that a member writes. */
export const seen = (UID: string): DocumentData => ({
  UID,
  Username: nameOf(UID),
  SeenAt: serverTimestamp(),
});
