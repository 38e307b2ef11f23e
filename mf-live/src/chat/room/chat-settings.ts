import { collectionPaths, documentPaths, type ChatSettings, type Platform } from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';

/**
 * Watches the settings of a chat: the pinned message and slow mode. It costs one read, and one per
 * change.
 *
 * @returns a function that stops watching
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

/** Changes some settings of a chat. Only teachers may. */
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
