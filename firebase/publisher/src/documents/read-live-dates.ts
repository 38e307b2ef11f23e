import type { Firestore } from 'firebase-admin/firestore';
import { documentPaths, LiveDatesSchema, type LiveDates } from 'shared-contracts';
import * as v from 'valibot';
import { openDatabase } from './open-database';

/**
 * Reads the dates that teachers have changed. Publishing never writes them.
 *
 * @returns null: no date was ever changed
 */
export async function readLiveDates(db: Firestore): Promise<LiveDates | null> {
  const stored = await db.doc(documentPaths.liveDates()).get();
  return stored.exists ? v.parse(LiveDatesSchema, stored.data()) : null;
}

/**
 * Reads the changed dates of a project through a connection that it closes again.
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
