import type { Firestore } from 'firebase-admin/firestore';
import { GrammarDocumentSchema, type GrammarDocument } from 'shared-contracts';
import { lastingDocuments } from './lasting-documents';

export type LoadGrammar = (id: string) => Promise<GrammarDocument | null>;

/** Each has up to 1 MB. */
const MAX_DOCUMENTS = 20;

/** Reads grammar PDFs. */
export const createGrammarLoader = (db: () => Firestore): LoadGrammar =>
  lastingDocuments(db, {
    collection: 'GrammarDocuments',
    schema: GrammarDocumentSchema,
    most: MAX_DOCUMENTS,
  });
