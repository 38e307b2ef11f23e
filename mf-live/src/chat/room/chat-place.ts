import type { PostPlace } from 'kit/post';
import {
  documentPaths,
  lastMessage,
  nextChatLimit,
  type ChatLimit,
  type PostRate,
} from 'shared-contracts';
import { isMuted } from './chat-requests';

/**
 * Says where the messages of a live lesson are stored.
 *
 * @param rate how often the member may write now; slow mode changes it
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
  isMuted: (documents, uid) => isMuted({ documents }, liveLessonID, uid),
});
