import type { AnkiCard } from 'kit/anki-file';
import {
  CHAT_LIMITS,
  collectionPaths,
  type ChatMessage,
  type Documents,
  type Found,
} from 'shared-contracts';
import { phrasesOf } from './phrases';

/**
 * The messages of teachers in a chat, in their order: all of them up to a hundred, one read each.
 * If there are more, the database names any hundred; then those among the newest hundred messages
 * join.
 */
async function messagesOfTeachers(documents: Documents, lessonID: string): Promise<ChatMessage[]> {
  const path = collectionPaths.chatMessages(lessonID);
  const limit = CHAT_LIMITS.page;
  // In the order of time it would need an index of its own.
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
