import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Everything that a collection holds, by id. */
export type CollectionContent = ReadonlyMap<string, DocumentData>;

/** The database takes at most 500 writes at once. */
const BATCH_SIZE = 400;

async function inBatches<T>(
  db: Firestore,
  items: readonly T[],
  write: (batch: FirebaseFirestore.WriteBatch, item: T) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = db.batch();
    for (const item of items.slice(start, start + BATCH_SIZE)) write(batch, item);
    await batch.commit();
  }
}

/** Puts documents in place; what else a collection holds stays. */
export async function putDocuments(
  db: Firestore,
  collection: string,
  content: CollectionContent,
): Promise<void> {
  await inBatches(db, [...content], (batch, [id, document]) => {
    batch.set(db.collection(collection).doc(id), document);
  });
}

/**
 * Removes the documents of a collection that are not in `content`.
 *
 * @returns the ids removed
 */
export async function removeOthers(
  db: Firestore,
  collection: string,
  content: CollectionContent,
): Promise<string[]> {
  const stored = await db.collection(collection).select().get();
  const stale: DocumentReference[] = stored.docs
    .map((document) => document.ref)
    .filter((reference) => !content.has(reference.id));
  await inBatches(db, stale, (batch, reference) => {
    batch.delete(reference);
  });
  return stale.map((reference) => reference.id);
}
