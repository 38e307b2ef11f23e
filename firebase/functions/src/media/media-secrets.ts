import type { Firestore } from 'firebase-admin/firestore';
import { MediaSecretsSchema, type MediaSecrets } from 'shared-contracts';
import { lastingDocuments } from './lasting-documents';

export type LoadMedia = (mediaId: string) => Promise<MediaSecrets | null>;

const MAX_CLIPS = 500;

/** Reads the playlists and the key of a clip. */
export const createMediaLoader = (db: () => Firestore): LoadMedia =>
  lastingDocuments(db, {
    collection: 'MediaSecrets',
    schema: MediaSecretsSchema,
    most: MAX_CLIPS,
  });
