import type { Firestore } from 'firebase-admin/firestore';
import type { LessonSecrets } from 'shared-contracts';
import { emptyDatabase } from './emulator-database';

export const MEDIA = { origin: 'https://media.example', signingSecret: 'a secret of the test' };

/** The secrets of a lesson for BASIC. */
export const lessonSecrets = (change: Partial<LessonSecrets> = {}): LessonSecrets => ({
  Text: 'Grüezi mitenand.\nHello everybody.',
  media: 'winter-zug.0a1b2c3d',
  opening: [],
  Photos: [],
  Audios: [],
  requiredTier: 1,
  isAvailable: true,
  ...change,
});

/**
 * Makes a database with some documents in the Firestore emulator.
 *
 * @param name one per test file
 * @param documents by path
 */
export async function databaseWith(
  name: string,
  documents: Readonly<Record<string, object>>,
): Promise<Firestore> {
  const db = await emptyDatabase(name);
  for (const [path, document] of Object.entries(documents)) await db.doc(path).set(document);
  return db;
}
