import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { TimeBudget } from './time-budget';

/** Documents written at once; the database takes at most 500. */
export const PAGE_SIZE = 400;

/**
 * Writes to everything that a query finds, page by page, until it finds nothing more. The writes
 * must take a document out of the query. Stopped anywhere, it goes on with what is left.
 *
 * @throws {OutOfTime} between two pages
 */
export async function writeAll(
  query: Query,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
  budget: TimeBudget,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE_SIZE).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    for (const document of docs) write(batch, document);
    await batch.commit();
    if (docs.length < PAGE_SIZE) return;
    budget.check();
  }
}
