import type { Firestore } from 'firebase-admin/firestore';
import { MediaSecretsSchema, type MediaSecrets } from 'shared-contracts';
import * as v from 'valibot';

export type LoadMedia = (mediaId: string) => Promise<MediaSecrets | null>;

/** Clips in memory at most; the oldest is dropped first. */
const MAX_CLIPS = 500;

/**
 * Reads playlists and keys: one read per clip and instance. They do not expire, because the
 * id holds a hash of the content. A missing id is read again.
 */
export function createMediaLoader(db: () => Firestore): LoadMedia {
  const loaded = new Map<string, MediaSecrets>();
  return async (mediaId) => {
    const known = loaded.get(mediaId);
    if (known !== undefined) return known;
    const snapshot = await db().collection('MediaSecrets').doc(mediaId).get();
    if (!snapshot.exists) return null;
    const media = v.parse(MediaSecretsSchema, snapshot.data());
    const [oldest] = loaded.keys();
    if (loaded.size >= MAX_CLIPS && oldest !== undefined) loaded.delete(oldest);
    loaded.set(mediaId, media);
    return media;
  };
}
