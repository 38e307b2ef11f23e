import { serialize } from 'node:v8';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Documents by id. */
export type CollectionContent = ReadonlyMap<string, DocumentData>;

/** Writes of one batch; the database allows 500. */
const MOST_WRITES = 400;
/** Bytes of one batch; the database allows 10 MiB, and 1 MiB for a document. */
const MOST_BYTES = 1_000_000;
/** Longer than the 15 minutes that an address works. */
const KEPT_MS = 60 * 60_000;

type Write = (batch: FirebaseFirestore.WriteBatch) => void;

/** Sends writes in batches within both limits. A weight is the rough size in bytes. */
function batches(db: Firestore) {
  let batch = db.batch();
  let writes = 0;
  let bytes = 0;
  const commit = async () => {
    if (writes > 0) await batch.commit();
    batch = db.batch();
    writes = 0;
    bytes = 0;
  };
  return {
    commit,
    async add(write: Write, weight = 0) {
      if (writes === MOST_WRITES || bytes + weight > MOST_BYTES) await commit();
      write(batch);
      writes += 1;
      bytes += weight;
    },
  };
}

/** Writes documents. Others of the collection stay. */
export async function putDocuments(
  db: Firestore,
  collection: string,
  content: CollectionContent,
): Promise<void> {
  const { add, commit } = batches(db);
  for (const [id, document] of content) {
    const reference = db.collection(collection).doc(id);
    await add((batch) => batch.set(reference, document), serialize(document).length);
  }
  await commit();
}

/**
 * Deletes the documents of a collection that are not in `content`.
 *
 * @returns the deleted ids
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
  const { add, commit } = batches(db);
  for (const reference of stale) await add((batch) => batch.delete(reference));
  await commit();
  return stale.map((reference) => reference.id);
}

/**
 * Deletes as `removeOthers` does, but an hour later, so that earlier addresses work until they
 * expire. The first publication without a document writes `staleSince` into it. A publication an
 * hour later deletes the document; a publication that contains it again overwrites the mark.
 */
export async function retireOthers(
  db: Firestore,
  collection: string,
  content: CollectionContent,
  now: Date,
): Promise<void> {
  const stored = await db.collection(collection).select('staleSince').get();
  const { add, commit } = batches(db);
  for (const document of stored.docs) {
    if (content.has(document.id)) continue;
    const since: unknown = document.get('staleSince');
    if (typeof since !== 'string') {
      await add((batch) => batch.update(document.ref, { staleSince: now.toISOString() }));
    } else if (Date.parse(since) + KEPT_MS < now.getTime()) {
      await add((batch) => batch.delete(document.ref));
    }
  }
  await commit();
}
