import type { Firestore } from 'firebase-admin/firestore';
import { documentPaths, LiveDatesSchema, type LiveDates } from 'shared-contracts';
import * as v from 'valibot';

/**
 * The dates that teachers have changed. Publishing reads them and never writes them.
 *
 * @returns null where there are none
 */
export async function readLiveDates(db: Firestore): Promise<LiveDates | null> {
  const stored = await db.doc(documentPaths.liveDates()).get();
  return stored.exists ? v.parse(LiveDatesSchema, stored.data()) : null;
}
