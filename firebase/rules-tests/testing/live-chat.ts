import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { CHAT_LIMITS, nextChatLimit } from 'shared-contracts';
import {
  as,
  commit,
  dayFromNow,
  erasePastRules,
  fromNow,
  plan,
  tokens,
  provideDatabase,
  writePastRules,
} from './database';

export const TODAY = dayFromNow(0);

/** The accounts whose name the server has found free. */
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

let made = 0;
export const newId = () => `message${++made}`;
export const messages = (lesson = TODAY) => `LiveChats/${lesson}/Messages`;

export const messageOf = (UID: string, ID: string): DocumentData => ({
  ID,
  UID,
  Message: 'Hoi zäme',
  Username: nameOf(UID),
  TimeStamp: serverTimestamp(),
});
export const limitOf = (id: string, change: DocumentData = {}, lesson = TODAY): DocumentData => ({
  ...nextChatLimit(undefined, lesson, id, new Date()),
  LastMessageAt: serverTimestamp(),
  ...change,
});

/** Writes a message as the product does, with some of its fields changed. */
export async function send(uid: string, change: DocumentData = {}, lesson = TODAY, id = newId()) {
  await erasePastRules(`ChatLimits/${uid}`);
  await commit(uid, {
    [`${messages(lesson)}/${id}`]: { ...messageOf(uid, id), ...change },
    [`ChatLimits/${uid}`]: limitOf(id, {}, lesson),
  });
}

export const newest = (uid: string, count: number = CHAT_LIMITS.page, lesson = TODAY) =>
  getDocs(query(collection(as(uid), messages(lesson)), orderBy('TimeStamp', 'desc'), limit(count)));

/** A message that is there, by its path. */
export async function stored(uid: string): Promise<string> {
  const id = newId();
  const path = `${messages()}/${id}`;
  await writePastRules({ [path]: { ...messageOf(uid, id), TimeStamp: Timestamp.now() } });
  return path;
}

export const MEMBERS = ['vip', 'private', 'teacher'];
export const STRANGERS = [
  ...['visitor', 'free', 'basic', 'lapsed', 'endless', 'text-tier'],
  ...['no teacher', 'former teacher'],
];

/** Who is there, as a member says it of themselves. */
export const seen = (UID: string): DocumentData => ({
  UID,
  Username: nameOf(UID),
  SeenAt: serverTimestamp(),
});
