import { collectionPaths, documentPaths, type ChatSettings, type Platform } from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';

/**
 * Watches what a teacher has set for all, for as long as the chat is open: one read, and one per
 * change.
 *
 * @returns a function that ends it
 */
export const watchSettings = (
  platform: Platform,
  liveLessonID: string,
  onSettings: (settings: ChatSettings | undefined) => void,
): (() => void) =>
  keepWatching(
    platform,
    collectionPaths.chatSettings(),
    { where: [['ID', '==', liveLessonID]], limit: 1 },
    {
      next: ([entry]) => onSettings(entry?.data),
      error: (error) => platform.log.warn('What is set in the chat is unknown', { error }),
    },
  );

/** Changes what is named, and leaves the rest as it is. For teachers. */
export const changeSettings = (
  { documents }: Platform,
  liveLessonID: string,
  change: Partial<Pick<ChatSettings, 'PinnedID' | 'SlowSeconds'>>,
): Promise<void> =>
  documents.merge(documentPaths.chatSettings(liveLessonID), {
    ID: liveLessonID,
    ChangedAt: documents.serverTimestamp(),
    ...change,
  });
