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

export interface ListenerEvents {
  /** The newest, oldest first. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void;
  readonly onConnection: (isConnected: boolean) => void;
  /** `failed` follows a lost connection, and a second refusal, after which only `retry` listens. */
  readonly onRoom: (room: ChatState['room']) => void;
  /** The rules refused it: asks the server whether the room is still open. */
  readonly isStillOpen: () => Promise<boolean>;
}

export interface Listener {
  /** Begins afresh, without a wait. */
  retry(): void;
  stop(): void;
}

/**
 * Listens to a chat until `stop`. After a failure it listens again. After a refusal it does so
 * once, if the server says that the room is open: the rules may see a new plan a moment later.
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
