import {
  CHAT_UNDO,
  documentPaths,
  isFinal,
  type ChatMessage,
  type Platform,
} from 'shared-contracts';
import type { Attempt } from './moderation';
import type { SeenMessages } from './seen-messages';

/** Deletes messages for teachers. The last deletion can be undone for ten seconds. */
export interface Deletions {
  remove(messageID: string): Promise<void>;
  /** Puts the message back, if the offer to do so is still open. */
  undo(messageID: string): Promise<void>;
  /** Ends the offer. */
  stop(): void;
}

interface DeletionsOptions {
  readonly seen: SeenMessages;
  readonly attempt: Attempt;
  /** Id of the message that can be put back; null: none. */
  readonly onOffer: (messageID: string | null) => void;
}

interface Offer {
  readonly message: ChatMessage;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A deleted message leaves a copy, from which it is put back. Source: docs/live.md, Chat. */
export function createDeletions(
  platform: Platform,
  liveLessonID: string,
  { seen, attempt, onOffer }: DeletionsOptions,
): Deletions {
  const { documents, log } = platform;
  const pathOf = (messageID: string) => documentPaths.chatMessage(liveLessonID, messageID);
  const copyOf = (messageID: string) => documentPaths.deletedChatMessage(liveLessonID, messageID);
  let offer: Offer | undefined;
  /** How often the chat was closed; it may be opened again. */
  let closings = 0;

  /** @returns whether the message can be put back */
  const deleteNow = async (message: ChatMessage): Promise<boolean> => {
    try {
      await documents.batch([
        { operation: 'remove', path: pathOf(message.ID) },
        {
          operation: 'set',
          path: copyOf(message.ID),
          data: { ...message, DeletedAt: documents.serverTimestamp() },
        },
      ]);
      return true;
    } catch (error) {
      // If the rules refuse the copy, the message is deleted without one.
      if (!isFinal(error)) throw error;
      log.info('A message is deleted for good', { error });
      await documents.remove(pathOf(message.ID));
      return false;
    }
  };
  const putBack = (message: ChatMessage) =>
    documents.batch([
      { operation: 'remove', path: copyOf(message.ID) },
      { operation: 'set', path: pathOf(message.ID), data: message },
    ]);
  /** Another message may have been deleted while one was put back. */
  const currentOffer = () => offer;
  const deleteCopy = ({ ID }: ChatMessage) => {
    documents
      .remove(copyOf(ID))
      .catch((error: unknown) => log.info('The database will forget a deleted message', { error }));
  };
  const end = () => {
    if (!offer) return;
    const { message, timer } = offer;
    clearTimeout(timer);
    offer = undefined;
    onOffer(null);
    deleteCopy(message);
  };
  const begin = (message: ChatMessage, until: number) => {
    end();
    offer = { message, until, timer: setTimeout(end, until - Date.now()) };
    onOffer(message.ID);
  };

  return {
    async remove(messageID) {
      const message = seen.messages$.value.find(({ ID }) => ID === messageID);
      if (!message) {
        return void attempt(documents.remove(pathOf(messageID)));
      }
      seen.hide(messageID);
      const hasCopy = await attempt(deleteNow(message));
      if (hasCopy === undefined) return seen.putBack(messageID);
      if (hasCopy) begin(message, Date.now() + CHAT_UNDO.shownMs);
    },
    async undo(messageID) {
      if (offer?.message.ID !== messageID) return;
      const { message, timer, until } = offer;
      const closingsBefore = closings;
      // While the message is put back, the timer must not delete its copy.
      clearTimeout(timer);
      offer = undefined;
      const isBack = await attempt(putBack(message).then(() => true));
      const isLast = currentOffer() === undefined;
      if (isBack) {
        if (isLast) onOffer(null);
        seen.putBack(messageID);
      } else if (isLast && closings === closingsBefore) begin(message, until);
      else deleteCopy(message);
    },
    stop() {
      closings += 1;
      end();
    },
  };
}
