import type { PostPlace } from 'kit/post';
import {
  documentPaths,
  lastMessage,
  nextChatLimit,
  type ChatLimit,
  type PostRate,
} from 'shared-contracts';

/**
 * Tells the outbox (`kit/post`) how to store a message of a live lesson.
 *
 * @param rate how often the member may write; slow mode changes it
 */
export const chatPlace = (liveLessonID: string, rate: () => PostRate): PostPlace<ChatLimit> => ({
  get rate() {
    return rate();
  },
  path: (id) => documentPaths.chatMessage(liveLessonID, id),
  limitPath: documentPaths.chatLimit,
  lastOf: lastMessage,
  nextLimit: (last, id, now, at) => ({
    ...nextChatLimit(last, liveLessonID, id, now),
    LastMessageAt: at,
  }),
  isMuted: async (documents, uid) =>
    (await documents.get(documentPaths.chatMute(liveLessonID, uid))) !== undefined,
});
