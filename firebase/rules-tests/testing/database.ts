import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore';
import { COMMENT_LIMITS, DAY_MS } from 'shared-contracts';
import { environment, eraseDocument, provideEnvironment, put } from '../environment';

export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
export const dayFromNow = (days: number) => fromNow(days * DAY_MS).slice(0, 10);
export const plan = (Tier: unknown, expires_date: unknown = fromNow(DAY_MS)) => ({
  Tier,
  expires_date,
});

/** Tokens of accounts that differ from the default, the name `The ${uid}`. */
export const tokens: Record<string, { name?: string; teacher?: unknown }> = {
  nameless: {},
  unseen: { name: '\u200b\u3164' },
  'long name': { name: 'ä'.repeat(COMMENT_LIMITS.username) },
  'longer name': { name: 'ä'.repeat(COMMENT_LIMITS.username + 1) },
  teacher: { name: 'Tina', teacher: true },
  'no teacher': { name: 'Nora', teacher: 'true' },
  'former teacher': { name: 'Fiona', teacher: true },
};

/**
 * Gives the tests of a file their database.
 *
 * @param documents by path, in addition to the teachers
 * @param names that the server has allowed, by uid
 */
export function provideDatabase(
  documents: Readonly<Record<string, DocumentData>>,
  names: Readonly<Record<string, string>>,
): void {
  const checked = Object.entries(names).map(([uid, Username]) => [
    `CheckedNames/${uid}`,
    { Username },
  ]);
  provideEnvironment({
    'Teachers/teacher': { since: '2026-11-01' },
    'Teachers/no teacher': { since: '2026-11-01' },
    ...documents,
    ...Object.fromEntries(checked),
  });
}

/** Writes as the server does, by path. */
export const writePastRules = (documents: Readonly<Record<string, DocumentData>>) =>
  put(environment, documents);

/** Deletes a document as the server does. */
export const erasePastRules = eraseDocument;

const databases = new Map<string, Firestore>();
/** Opens the database as an account; `visitor` is not signed in. */
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

/**
 * Sets documents, by path, and deletes others, in one commit.
 *
 * @param removed paths
 */
export const commit = (
  uid: string,
  documents: Readonly<Record<string, DocumentData>>,
  removed: readonly string[] = [],
) => {
  const db = as(uid);
  const batch = writeBatch(db);
  for (const path of removed) batch.delete(doc(db, path));
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  return batch.commit();
};
