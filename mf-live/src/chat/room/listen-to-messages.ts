import {
  CHAT_LIMITS,
  collectionPaths,
  isFinal,
  parseChatMessage,
  type ChatMessage,
  type ChatState,
  type Platform,
} from 'shared-contracts';
import { WATCH_AGAIN_MS } from '../../room/keep-watching';

/**
 * Listens to a chat until `stop`, also again after a failure. A refusal is retried once if the
 * server says that the room is open, because the rules may see a new plan a moment later.
 */
export function listenToMessages(
  { documents, log }: Platform,
  liveLessonID: string,
  { onMessages, onConnection, onRoom, isStillOpen }: ListenerEvents,
): Listener {
  const newest = { orderBy: ['TimeStamp', 'desc'], limit: CHAT_LIMITS.page } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: { unsubscribe(): void } | undefined;
  let isStopped = false;
  let hasAnswered = false;
  let isSecondAttempt = false;

  const later = () => (timer = setTimeout(listen, WATCH_AGAIN_MS));
  const refused = async () => {
    hasAnswered = false;
    onRoom('refused');
    const isOpen = await isStillOpen();
    if (!isOpen || isStopped) return;
    onRoom(isSecondAttempt ? 'failed' : 'loading');
    if (!isSecondAttempt) later();
    isSecondAttempt = true;
  };
  function listen() {
    if (isStopped) return;
    clearTimeout(timer);
    watching?.unsubscribe();
    watching = documents
      .watch(collectionPaths.chatMessages(liveLessonID), newest, onConnection)
      .subscribe({
        next(entries) {
          hasAnswered = true;
          isSecondAttempt = false;
          onMessages(entries.flatMap(({ data }) => parseChatMessage(data) ?? []).reverse());
          onRoom('open');
        },
        error(error: unknown) {
          log.warn('The chat could not be read', { liveLessonID, error });
          if (isFinal(error)) return void refused();
          if (!hasAnswered) onRoom('failed');
          onConnection(false);
          later();
        },
      });
  }
  listen();
  return {
    retry: listen,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      watching?.unsubscribe();
    },
  };
}

export interface ListenerEvents {
  /** The newest, oldest first. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void;
  readonly onConnection: (isConnected: boolean) => void;
  /** `failed`: nothing could be read yet, or the rules refused twice and only `retry` goes on. */
  readonly onRoom: (room: ChatState['room']) => void;
  /** Asks the server, after a refusal by the rules, whether the room is still open. */
  readonly isStillOpen: () => Promise<boolean>;
}

export interface Listener {
  /** Listens again at once. */
  retry(): void;
  stop(): void;
}
