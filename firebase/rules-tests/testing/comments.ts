import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type DocumentData,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { basename } from 'node:path';
import { COMMENT_LIMITS, DAY_MS, nextCommentLimit } from 'shared-contracts';
import { eraseDocument, put, putCheckedNames, rulesEnvironment } from '../environment';

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
export const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({
  Tier,
  expires_date,
});

/** The account whose name the server has found free. */
const MEMBERS = [
  ...['basic', 'other', 'nameless', 'unseen', 'long name', 'longer name', 'vip', 'private'],
  ...['free', 'ending', 'later', 'lapsed', 'no-tier', 'text-tier', 'endless', 'local-time'],
  ...['stamped', 'no-end', 'no teacher', 'former teacher'],
];

/** One per test file: `comments-limit`. */
const projectOf = () => basename(expect.getState().testPath ?? '', '.emulator.test.ts');

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment(projectOf());
  await put(environment, {
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
    'Teachers/teacher': { since: '2026-11-01' },
    'Teachers/no teacher': { since: '2026-11-01' },
  });
  await putCheckedNames(environment, Object.fromEntries(MEMBERS.map((uid) => [uid, nameOf(uid)])));
});
afterAll(() => environment.cleanup());

export const tokens: Record<string, Record<string, unknown>> = {
  nameless: {},
  unseen: { name: '\u200b\u3164' },
  'long name': { name: 'ä'.repeat(COMMENT_LIMITS.username) },
  'longer name': { name: 'ä'.repeat(COMMENT_LIMITS.username + 1) },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
  'former teacher': { name: 'Fiona', teacher: true },
};

export const nameOf = (uid: string) => tokens[uid]?.name ?? `The ${uid}`;

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

/** One commit with these documents, by path. */
export const commit = (uid: string, documents: Readonly<Record<string, DocumentData>>) => {
  const db = as(uid);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  return batch.commit();
};

/** Forgets when an author last commented, so that no test waits for another. */
export const forgetLimit = (uid: string) => eraseDocument(projectOf(), `CommentLimits/${uid}`);

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
  await put(environment, { [path]: { ...commentOf(uid, id), TimeStamp: Timestamp.now() } });
  return path;
}

/** Writes past the rules, as the server does. */
export const writePastRules = (documents: Readonly<Record<string, DocumentData>>) =>
  put(environment, documents);
