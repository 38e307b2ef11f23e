import type { AnkiCard } from 'kit/anki-file';
import {
  CHAT_LIMITS,
  collectionPaths,
  type ChatMessage,
  type Documents,
  type Found,
} from 'shared-contracts';
import { phrasesOf } from './parse-phrases';

/**
 * Reads the messages of teachers in a chat, oldest first: up to a hundred, one read each. If there
 * are more, the database returns any hundred; then the newest hundred messages of all are added.
 */
async function messagesOfTeachers(documents: Documents, lessonID: string): Promise<ChatMessage[]> {
  const path = collectionPaths.chatMessages(lessonID);
  const limit = CHAT_LIMITS.page;
  // A query by author and time would need another index.
  const entries = await documents.query(path, { where: [['ByTeacher', '==', true]], limit });
  const newest: readonly Found<ChatMessage>[] =
    entries.length < limit
      ? []
      : await documents.query(path, { orderBy: ['TimeStamp', 'desc'], limit });
  const all = new Map([...entries, ...newest].map(({ id, data }) => [id, data]));
  return [...all.values()].sort((a, b) => (a.TimeStamp < b.TimeStamp ? -1 : 1));
}

/**
 * Reads the phrases that teachers wrote into the chat of a live lesson, earliest first.
 *
 * @param lessonID day of the lesson
 * @throws {AppError} when the chat cannot be read
 */
export const phrasesOfChat = async (documents: Documents, lessonID: string): Promise<AnkiCard[]> =>
  phrasesOf(await messagesOfTeachers(documents, lessonID));
