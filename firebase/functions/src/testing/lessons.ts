import type { Firestore } from 'firebase-admin/firestore';
import type { Entitlement, LessonSecrets } from 'shared-contracts';
import { emptyDatabase } from './emulator-database';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const MEDIA = { origin: 'https://media.example', signingSecret: 'a secret of the test' };

/** A plan of this tier, bought on the web, which runs at `NOW`. */
export const plan = (Tier: number, change: Partial<Entitlement> = {}): Entitlement => ({
  Tier,
  ProductID: 'p',
  identifier: 'p',
  platform: 'web',
  cancels: false,
  purchase_date: '2026-11-01T00:00:00.000Z',
  expires_date: '2026-12-01T00:00:00.000Z',
  ...change,
});

/** Such a plan of BASIC, which ends at `NOW`. */
export const lapsedPlan = (): Entitlement => plan(1, { expires_date: NOW.toISOString() });

/** What a lesson for BASIC keeps from the public. */
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
 * A database of its own in the Firestore emulator.
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
