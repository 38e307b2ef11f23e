import { CHAT_LIMITS, collectionPaths, documentPaths, type Platform } from 'shared-contracts';
import { keepWatching } from '../../room/keep-watching';

/**
 * Watches the questions that a teacher wants to answer next. It costs one read for each, and one
 * per change. Only teachers may read them.
 *
 * @param onQuestions called with the ids of the messages, in the order of choice
 * @returns a function that stops watching
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

/** Adds a message at the end of the list. Only teachers may. */
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

/** Takes a message off the list. Only teachers may. */
export const removeQuestion = (
  { documents }: Platform,
  liveLessonID: string,
  messageID: string,
): Promise<void> => documents.remove(documentPaths.chatQuestion(liveLessonID, messageID));
