import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { expiryFrom } from '../token';

/** `Downloads/{id}`: names no person. Everyone with its address may read it. */
const DownloadSchema = v.object({ name: v.string(), text: v.string() });
export type Download = v.InferOutput<typeof DownloadSchema>;

export type LoadDownload = (id: string) => Promise<Download | null>;

const COLLECTION = 'Downloads';

/**
 * Stores a text until its address ends. The database deletes it within a day after that.
 *
 * @returns a random id
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

/** @returns null for an unknown id; the token decides whether the address has ended */
export async function loadDownload(db: Firestore, id: string): Promise<Download | null> {
  const snapshot = await db.collection(COLLECTION).doc(id).get();
  return snapshot.exists ? v.parse(DownloadSchema, snapshot.data()) : null;
}
