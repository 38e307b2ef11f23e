import { isRecord } from 'shared-contracts';

/** Keys of a document in an answer of Firestore. A missing document costs a read too. */
const DOCUMENT_KEYS = ['found', 'missing', 'document'];

/**
 * Counts the documents in an answer of Firestore's REST interface.
 *
 * @param body of `:batchGet`, `:runQuery` or a single document, as text
 * @returns 1 for any other answer, because the request may have cost a read
 */
export function documentsIn(body: string): number {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!Array.isArray(parsed)) return 1;
    return parsed.filter((one) => isRecord(one) && DOCUMENT_KEYS.some((key) => key in one)).length;
  } catch {
    return 1;
  }
}
