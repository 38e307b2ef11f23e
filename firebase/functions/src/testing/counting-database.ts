import type { Firestore } from 'firebase-admin/firestore';

interface CountingDatabase {
  readonly db: Firestore;
  /** Paths of the documents read so far, in order. */
  readonly reads: readonly string[];
}

/**
 * Makes a database in memory that counts reads as Firestore bills them: a missing document costs
 * the same. It only reads documents, so code that queries or writes fails instead of not being
 * counted.
 *
 * @param documents by path, `LessonSecrets/winter`
 */
export function countingDatabase(documents: Readonly<Record<string, object>>): CountingDatabase {
  const reads: string[] = [];
  const doc = (path: string) => ({
    path,
    parent: { path: path.split('/')[0] },
    get: async () => {
      reads.push(path);
      const id = path.split('/').at(-1);
      return { id, exists: path in documents, data: () => documents[path], ref: doc(path) };
    },
  });
  const db = {
    doc,
    collection: (name: string) => ({ doc: (id: string) => doc(`${name}/${id}`) }),
    getAll: (...references: ReturnType<typeof doc>[]) =>
      Promise.all(references.map((reference) => reference.get())),
  };
  return { db: db as unknown as Firestore, reads };
}
