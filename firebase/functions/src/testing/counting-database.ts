import type { Firestore } from 'firebase-admin/firestore';

interface CountingDatabase {
  readonly db: Firestore;
  /** Paths of the documents read so far, in order. */
  readonly reads: readonly string[];
}

/**
 * A database in memory that counts what is read of it, as it would be paid for: a document that is
 * not there costs the same. It can read documents and nothing else, so code that queries or writes
 * fails in front of it instead of not being counted.
 *
 * @param documents by their path, `LessonSecrets/winter`
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
