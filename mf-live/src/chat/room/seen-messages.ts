import { BehaviorSubject } from 'kit';
import { CHAT_LIMITS, type ChatMessage, type ObservableValue } from 'shared-contracts';

/**
 * The messages that a member sees: those that the listener brings, and their own that it has not
 * brought yet.
 */
export interface SeenMessages {
  /** The newest, oldest first. */
  readonly messages$: ObservableValue<readonly ChatMessage[]>;
  /** @param messages all that the listener has now, oldest first */
  bring(messages: readonly ChatMessage[]): void;
  /** Shows a message of the member's own, which was stored a moment ago. */
  add(message: ChatMessage): void;
  /** Takes a message away before the server has deleted it. */
  hide(id: string): void;
  /** Puts it back, because the server has not deleted it. */
  putBack(id: string): void;
}

export function createSeenMessages(): SeenMessages {
  let ownMessages: readonly ChatMessage[] = [];
  let brought: readonly ChatMessage[] = [];
  const hidden = new Set<string>();
  const messages$ = new BehaviorSubject<readonly ChatMessage[]>([]);
  const show = () => {
    const broughtIDs = new Set(brought.map(({ ID }) => ID));
    ownMessages = ownMessages.filter(({ ID }) => !broughtIDs.has(ID));
    const all = [...brought, ...ownMessages].filter(({ ID }) => !hidden.has(ID));
    messages$.next(all.slice(-CHAT_LIMITS.page));
  };
  return {
    messages$,
    bring(messages) {
      brought = messages;
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
