import {
  CHAT_LIMITS,
  documentPaths,
  parseChatMessage,
  type ChatMessage,
  type Platform,
} from 'shared-contracts';
import type { SeenMessages } from './seen-messages';

/**
 * Finds the messages whose ids another document lists: the pinned one, or the questions. Most are
 * on the screen; an older one costs one read.
 */
export interface NamedMessages {
  /** @param ids the ids now, in order */
  name(ids: readonly string[]): void;
  /** The list on the screen has changed: a deleted message is left out. */
  update(): void;
}

/**
 * @param isListed whether the list on the screen is loaded; before, nothing is read
 * @param onMessages called with the existing messages when they have changed
 */
export function createNamedMessages(
  platform: Platform,
  liveLessonID: string,
  seen: SeenMessages,
  isListed: () => boolean,
  onMessages: (messages: readonly ChatMessage[]) => void,
): NamedMessages {
  const { documents, log } = platform;
  const knownMessages = new Map<string, ChatMessage>();
  const askedIDs = new Set<string>();
  let namedIDs: readonly string[] = [];
  let shownMessages: readonly ChatMessage[] = [];

  const ask = async (id: string) => {
    if (askedIDs.has(id)) return;
    askedIDs.add(id);
    try {
      const path = documentPaths.chatMessage(liveLessonID, id);
      const message = parseChatMessage(await documents.get(path));
      if (!message) return;
      knownMessages.set(id, message);
      show();
    } catch (error) {
      askedIDs.delete(id);
      log.info('A message could not be read', { error });
    }
  };
  /** A message that is not in the list, but newer than its oldest one, has been deleted. */
  const isDeleted = ({ TimeStamp }: ChatMessage, list: readonly ChatMessage[]) =>
    list.length < CHAT_LIMITS.page || TimeStamp >= (list[0]?.TimeStamp ?? '');
  const find = (id: string, list: readonly ChatMessage[]): ChatMessage | undefined => {
    const listedMessage = list.find(({ ID }) => ID === id);
    if (listedMessage) knownMessages.set(id, listedMessage);
    else {
      const earlierMessage = knownMessages.get(id);
      if (earlierMessage && isDeleted(earlierMessage, list)) knownMessages.delete(id);
      // A list that is not full holds all messages.
      else if (!earlierMessage && list.length >= CHAT_LIMITS.page) void ask(id);
    }
    return knownMessages.get(id);
  };
  function show(): void {
    if (!isListed()) return;
    const list = seen.messages$.value;
    const next = namedIDs.flatMap((id) => find(id, list) ?? []);
    if (
      next.length === shownMessages.length &&
      next.every((one, place) => one === shownMessages[place])
    )
      return;
    shownMessages = next;
    onMessages(next);
  }
  return {
    name(ids) {
      namedIDs = ids;
      show();
    },
    update: show,
  };
}
