import type { PostPlace } from 'kit/post';
import {
  CHAT_RATE,
  documentPaths,
  lastMessage,
  nextChatLimit,
  type ChatLimit,
} from 'shared-contracts';
import { isMuted } from './chat-requests';

/** Where the messages of a live lesson are stored. */
export const chatPlace = (liveLessonID: string): PostPlace<ChatLimit> => ({
  rate: CHAT_RATE,
  path: (id) => documentPaths.chatMessage(liveLessonID, id),
  limitPath: documentPaths.chatLimit,
  lastOf: lastMessage,
  nextLimit: (last, id, now, at) => ({
    ...nextChatLimit(last, liveLessonID, id, now),
    LastMessageAt: at,
  }),
  isMuted: (documents, uid) => isMuted({ documents }, liveLessonID, uid),
});
