import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

interface LastingOptions<S extends v.GenericSchema> {
  readonly collection: string;
  readonly schema: S;
  /** How many stay in memory at most; the oldest is dropped first. */
  readonly most: number;
}

/**
 * Reads documents whose id holds a hash of their content, so they never change: one read per
 * document and instance. A missing id is read again.
 *
 * @returns loads one by its id; null when there is none
 */
export function lastingDocuments<S extends v.GenericSchema>(
  db: () => Firestore,
  { collection, schema, most }: LastingOptions<S>,
): (id: string) => Promise<v.InferOutput<S> | null> {
  const loaded = new Map<string, v.InferOutput<S>>();
  return async (id) => {
    const knownDocument = loaded.get(id);
    if (knownDocument !== undefined) return knownDocument;
    const snapshot = await db().collection(collection).doc(id).get();
    if (!snapshot.exists) return null;
    const document = v.parse(schema, snapshot.data());
    const [oldest] = loaded.keys();
    if (loaded.size >= most && oldest !== undefined) loaded.delete(oldest);
    loaded.set(id, document);
    return document;
  };
}
