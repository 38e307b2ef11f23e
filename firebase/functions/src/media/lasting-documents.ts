import type { Firestore } from 'firebase-admin/firestore';
import {
  GrammarDocumentSchema,
  MediaSecretsSchema,
  type GrammarDocument,
  type MediaSecrets,
} from 'shared-contracts';
import * as v from 'valibot';

/** Clips that an instance caches. */
const MOST_CLIPS = 500;

/** Grammar PDFs that an instance caches, of up to 1 MB each. */
const MOST_GRAMMAR = 20;

export type LoadMedia = (mediaId: string) => Promise<MediaSecrets | null>;
export type LoadGrammar = (id: string) => Promise<GrammarDocument | null>;

interface LastingOptions<S extends v.GenericSchema> {
  readonly collection: string;
  readonly schema: S;
  /** Documents that stay in memory; the oldest is dropped first. */
  readonly most: number;
}

/**
 * Reads and caches documents that never change, because their id contains a hash of the content. So
 * a document costs one read per instance. A missing document is not cached.
 *
 * @returns loads a document by its id; null: the id is unknown
 */
function lastingDocuments<S extends v.GenericSchema>(
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

/** Reads the playlists and the key of a clip. */
export const createMediaLoader = (db: () => Firestore): LoadMedia =>
  lastingDocuments(db, {
    collection: 'MediaSecrets',
    schema: MediaSecretsSchema,
    most: MOST_CLIPS,
  });

export const createGrammarLoader = (db: () => Firestore): LoadGrammar =>
  lastingDocuments(db, {
    collection: 'GrammarDocuments',
    schema: GrammarDocumentSchema,
    most: MOST_GRAMMAR,
  });
