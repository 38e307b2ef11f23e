import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { expiryFrom } from '../token';

/** `Downloads/{id}`. It names nobody. Everybody with its address may read it. */
const DownloadSchema = v.object({ name: v.string(), text: v.string() });
export type Download = v.InferOutput<typeof DownloadSchema>;

export type LoadDownload = (id: string) => Promise<Download | null>;

const COLLECTION = 'Downloads';

/**
 * Keeps a text until its address ends. The database removes it within a day after that.
 *
 * @returns its id, which nobody can guess
 */
export async function storeDownload(
  db: Firestore,
  { name, text }: Download,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = Timestamp.fromMillis(expiryFrom(now) * 1000);
  await db.collection(COLLECTION).doc(id).create({ name, text, expiresAt });
  return id;
}

/** @returns null when there is none; whether its address has ended is the token's matter */
export async function loadDownload(db: Firestore, id: string): Promise<Download | null> {
  const snapshot = await db.collection(COLLECTION).doc(id).get();
  return snapshot.exists ? v.parse(DownloadSchema, snapshot.data()) : null;
}
