import type { Firestore } from 'firebase-admin/firestore';
import { documentPaths, LiveDatesSchema, type LiveDates } from 'shared-contracts';
import * as v from 'valibot';
import { openDatabase } from './open-database';

/**
 * The dates that teachers have changed. Publishing reads them and never writes them.
 *
 * @returns null where there are none
 */
export async function readLiveDates(db: Firestore): Promise<LiveDates | null> {
  const stored = await db.doc(documentPaths.liveDates()).get();
  return stored.exists ? v.parse(LiveDatesSchema, stored.data()) : null;
}

/**
 * The same, where no database is open.
 *
 * @throws {Error} when the database cannot be reached
 */
export async function readLiveDatesOf(projectId: string): Promise<LiveDates | null> {
  const { db, close } = openDatabase(projectId);
  try {
    return await readLiveDates(db);
  } finally {
    await close();
  }
}
