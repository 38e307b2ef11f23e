import { CHAT_UNDO, isFinal, type ChatMessage, type Platform } from 'shared-contracts';
import {
  deleteChatMessage,
  deleteForAMoment,
  forgetDeleted,
  putBackMessage,
} from './chat-requests';
import type { Attempt } from './moderation';
import type { SeenMessages } from './seen-messages';

/** Deletes messages; the last deletion can be undone for ten seconds. For teachers. */
export interface Deletions {
  remove(messageID: string): Promise<void>;
  /** Puts the message back, while that is offered. */
  undo(messageID: string): Promise<void>;
  /** Ends what is offered. */
  stop(): void;
}

interface DeletionsOptions {
  readonly seen: SeenMessages;
  readonly attempt: Attempt;
  /** Which deletion can be undone; null: none. */
  readonly onOffer: (messageID: string | null) => void;
}

interface Offer {
  readonly message: ChatMessage;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Source: docs/live.md, Chat. */
export function createDeletions(
  platform: Platform,
  liveLessonID: string,
  { seen, attempt, onOffer }: DeletionsOptions,
): Deletions {
  let offer: Offer | undefined;
  /** The chat can be closed, and opened again. */
  let closings = 0;

  /** @returns whether the message can be put back */
  const deleteNow = async (message: ChatMessage): Promise<boolean> => {
    try {
      await deleteForAMoment(platform, liveLessonID, message);
      return true;
    } catch (error) {
      // Whatever is wrong with its copy, a message that a teacher wants gone has to go.
      if (!isFinal(error)) throw error;
      platform.log.info('A message is deleted for good', { error });
      await deleteChatMessage(platform, liveLessonID, message.ID);
      return false;
    }
  };
  /** Another message may have been deleted while one was put back. */
  const currentOffer = () => offer;
  const forget = ({ ID }: ChatMessage) => {
    forgetDeleted(platform, liveLessonID, ID).catch((error: unknown) =>
      platform.log.info('The database will forget a deleted message', { error }),
    );
  };
  const end = () => {
    if (!offer) return;
    const { message, timer } = offer;
    clearTimeout(timer);
    offer = undefined;
    onOffer(null);
    forget(message);
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
        return void attempt(deleteChatMessage(platform, liveLessonID, messageID));
      }
      seen.hide(messageID);
      const isBackPossible = await attempt(deleteNow(message));
      if (isBackPossible === undefined) return seen.putBack(messageID);
      if (!isBackPossible) return;
      begin(message, Date.now() + CHAT_UNDO.shownMs);
    },
    async undo(messageID) {
      if (offer?.message.ID !== messageID) return;
      const { message, timer, until } = offer;
      const closingsBefore = closings;
      // While the message is put back, nothing may forget its copy.
      clearTimeout(timer);
      offer = undefined;
      const isBack = await attempt(
        putBackMessage(platform, liveLessonID, message).then(() => true),
      );
      const isLast = currentOffer() === undefined;
      if (isBack) {
        if (isLast) onOffer(null);
        seen.putBack(messageID);
      } else if (isLast && closings === closingsBefore) begin(message, until);
      else forget(message);
    },
    stop() {
      closings += 1;
      end();
    },
  };
}
