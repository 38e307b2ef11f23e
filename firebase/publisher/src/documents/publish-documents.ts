import type { Firestore } from 'firebase-admin/firestore';
import type { Lesson } from 'shared-contracts';
import type { Content } from '../content/load-content';
import type { PublishedMedia } from '../media/publish-media';
import { isListed, newestFirst, secretsOf, videoOf } from './lesson-documents';
import { putDocuments, removeOthers } from './write-documents';

const INDEX_ID = 'mini_lessons_collection_attributes';

export interface PublishedDocuments {
  /** All lessons, newest first, drafts too. */
  readonly videos: readonly Lesson[];
  /** Ids of lessons that are no longer in the folder. */
  readonly removed: readonly string[];
}

/**
 * Writes `Videos`, `LessonSecrets`, `MediaSecrets` and the index of mini lessons. New documents
 * come before those that point to them, and what is no longer used goes last, so that a learner
 * never meets half a publication.
 */
export async function publishDocuments(
  db: Firestore,
  { lessons }: Content,
  media: PublishedMedia,
  mediaOrigin: string,
): Promise<PublishedDocuments> {
  const videos = new Map<string, Lesson>();
  const secrets = new Map<string, ReturnType<typeof secretsOf>>();
  for (const lesson of lessons) {
    const published = media.lessons.get(lesson.DocID);
    if (published === undefined) throw new Error(`Media not published: ${lesson.DocID}`);
    videos.set(lesson.DocID, videoOf(lesson, published, mediaOrigin));
    secrets.set(lesson.DocID, secretsOf(lesson, published));
  }
  const sorted = [...videos.values()].sort(newestFirst);
  const index = sorted
    .filter((video) => video.Type === 'mini_lesson' && isListed(video))
    .map(({ DocID }) => DocID);
  const withIndex = new Map<string, object>([...videos, [INDEX_ID, { index }]]);

  await putDocuments(db, 'MediaSecrets', media.secrets);
  await putDocuments(db, 'LessonSecrets', secrets);
  await putDocuments(db, 'Videos', withIndex);
  const removed = await removeOthers(db, 'Videos', withIndex);
  await removeOthers(db, 'LessonSecrets', secrets);
  await removeOthers(db, 'MediaSecrets', media.secrets);
  return { videos: sorted, removed };
}
