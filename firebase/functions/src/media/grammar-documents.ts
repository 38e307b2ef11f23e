import type { Firestore } from 'firebase-admin/firestore';
import { GrammarDocumentSchema, type GrammarDocument } from 'shared-contracts';
import * as v from 'valibot';

export type LoadGrammar = (id: string) => Promise<GrammarDocument | null>;

/** PDFs in memory at most, up to 1 MB each; the oldest is dropped first. */
const MAX_DOCUMENTS = 20;

/**
 * Reads grammar PDFs: one read per PDF and instance, because the id holds a hash of the content. A
 * missing id is read again.
 */
export function createGrammarLoader(db: () => Firestore): LoadGrammar {
  const loaded = new Map<string, GrammarDocument>();
  return async (id) => {
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const snapshot = await db().collection('GrammarDocuments').doc(id).get();
    if (!snapshot.exists) return null;
    const document = v.parse(GrammarDocumentSchema, snapshot.data());
    const [oldest] = loaded.keys();
    if (loaded.size >= MAX_DOCUMENTS && oldest !== undefined) loaded.delete(oldest);
    loaded.set(id, document);
    return document;
  };
}
