import { BehaviorSubject } from 'kit';
import { CHAT_LIMITS, type ChatMessage, type ObservableValue } from 'shared-contracts';

/**
 * The messages that a member sees: those of the listener, and own ones that the listener has not
 * received yet.
 */
export interface SeenMessages {
  /** The newest, oldest first. */
  readonly messages$: ObservableValue<readonly ChatMessage[]>;
  /** @param messages all messages of the listener, oldest first */
  bring(messages: readonly ChatMessage[]): void;
  /** Shows the member's own message, which was stored a moment ago. */
  add(message: ChatMessage): void;
  /** Hides a message before the server has deleted it. */
  hide(id: string): void;
  /** Shows a hidden message again. */
  putBack(id: string): void;
}

export function createSeenMessages(): SeenMessages {
  let ownMessages: readonly ChatMessage[] = [];
  let listened: readonly ChatMessage[] = [];
  const hidden = new Set<string>();
  const messages$ = new BehaviorSubject<readonly ChatMessage[]>([]);
  const show = () => {
    const listenedIDs = new Set(listened.map(({ ID }) => ID));
    ownMessages = ownMessages.filter(({ ID }) => !listenedIDs.has(ID));
    const all = [...listened, ...ownMessages].filter(({ ID }) => !hidden.has(ID));
    messages$.next(all.slice(-CHAT_LIMITS.page));
  };
  return {
    messages$,
    bring(messages) {
      listened = messages;
      show();
    },
    add(message) {
      ownMessages = [...ownMessages, message];
      show();
    },
    hide(id) {
      hidden.add(id);
      show();
    },
    putBack(id) {
      hidden.delete(id);
      show();
    },
  };
}
