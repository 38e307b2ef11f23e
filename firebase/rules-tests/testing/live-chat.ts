import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { basename } from 'node:path';
import { CHAT_LIMITS, DAY_MS, nextChatLimit } from 'shared-contracts';
import { eraseDocument, put, putCheckedNames, rulesEnvironment } from '../environment';

export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
export const dayFromNow = (days: number) => fromNow(days * DAY_MS).slice(0, 10);
export const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({
  Tier,
  expires_date,
});
export const TODAY = dayFromNow(0);

/** One per test file: `live-chat-mute`. */
export const databaseName = () => basename(expect.getState().testPath ?? '', '.emulator.test.ts');

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment(databaseName());
  await put(environment, {
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
    'Teachers/teacher': { since: '2026-11-01' },
    'Teachers/no teacher': { since: '2026-11-01' },
    [`LiveChats/${TODAY}/Mutes/muted`]: { UID: 'muted', Username: 'M', MutedAt: Timestamp.now() },
    [`LiveChats/${TODAY}/Mutes/teacher`]: { UID: 'teacher', MutedAt: Timestamp.now() },
  });
  const checked = ['basic', 'vip', 'other', 'muted', 'nameless', 'unseen', 'private', 'lapsed'];
  const others = ['free', 'ending', 'endless', 'text-tier', 'no teacher', 'former teacher'];
  await putCheckedNames(
    environment,
    Object.fromEntries([...checked, ...others].map((uid) => [uid, nameOf(uid)])),
  );
});
afterAll(() => environment.cleanup());

/** Writes as the server does, by path. */
export const writePastRules = (documents: Readonly<Record<string, DocumentData>>) =>
  put(environment, documents);

const tokens: Record<string, Record<string, unknown>> = {
  nameless: {},
  unseen: { name: '\u200b\u3164' },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
  'former teacher': { name: 'Fiona', teacher: true },
};
export const nameOf = (uid: string) => (tokens[uid] ? (tokens[uid].name ?? '') : `The ${uid}`);

const databases = new Map<string, Firestore>();
/** The database as one account sees it; `visitor` is not signed in. */
export function as(uid: string): Firestore {
  const known = databases.get(uid);
  if (known) return known;
  const context =
    uid === 'visitor'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uid, tokens[uid] ?? { name: `The ${uid}` });
  const database = context.firestore() as unknown as Firestore;
  databases.set(uid, database);
  return database;
}

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

export const commit = (uid: string, documents: Readonly<Record<string, DocumentData>>) => {
  const db = as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  return batch.commit();
};

/** Writes a message as the product does, with some of its fields changed. */
export async function send(uid: string, change: DocumentData = {}, lesson = TODAY, id = newId()) {
  await eraseDocument(databaseName(), `ChatLimits/${uid}`);
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
