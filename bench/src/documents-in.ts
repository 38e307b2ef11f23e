import { isRecord } from 'shared-contracts';

/**
 * Marks of a document in an answer of Firestore's REST interface; a missing one costs a read too.
 */
const DOCUMENT_KEYS = ['found', 'missing', 'document'];

/**
 * How many documents an answer of Firestore's REST interface holds.
 *
 * @param body of `:batchGet`, `:runQuery` or a single document, as text
 * @returns 1 where the answer is something else: it was a request at least
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
