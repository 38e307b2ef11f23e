import { CHAT_LIMITS, collectionPaths, documentPaths, type Platform } from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';

/**
 * Watches what a teacher wants to answer next: one read for each, and one per change. For teachers.
 *
 * @param onQuestions ids of messages, the one that was chosen first at the beginning
 * @returns a function that ends it
 */
export const watchQuestions = (
  platform: Platform,
  liveLessonID: string,
  onQuestions: (messageIDs: readonly string[]) => void,
): (() => void) =>
  keepWatching(
    platform,
    collectionPaths.chatQuestions(liveLessonID),
    { orderBy: ['AddedAt', 'asc'], limit: CHAT_LIMITS.page },
    {
      next: (questions) => onQuestions(questions.map(({ id }) => id)),
      error: (error) => platform.log.warn('The questions of the chat are unknown', { error }),
    },
  );

/** Puts a message on the list, at its end. For teachers. */
export const addQuestion = (
  { documents }: Platform,
  liveLessonID: string,
  messageID: string,
): Promise<void> =>
  documents.batch([
    {
      operation: 'set',
      path: documentPaths.chatQuestion(liveLessonID, messageID),
      data: { ID: messageID, AddedAt: documents.serverTimestamp() },
    },
  ]);

/** Takes a message off the list. For teachers. */
export const removeQuestion = (
  { documents }: Platform,
  liveLessonID: string,
  messageID: string,
): Promise<void> => documents.remove(documentPaths.chatQuestion(liveLessonID, messageID));
