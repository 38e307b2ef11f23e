import type { ChatLimit, ChatMessage, ChatNotice, Platform } from 'shared-contracts';
import { NotAccepted, sendChatMessage } from './chat-requests';

/** Waits between two attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];

export interface OutboxEvents {
  /** `waiting`: no answer came, and it is sent again. */
  readonly onStatus: (status: 'sending' | 'waiting') => void;
  readonly onSent: (message: ChatMessage) => void;
  readonly onRefused: (message: ChatMessage, notice: ChatNotice) => void;
}

/** Sends one message at a time, until the server has taken or refused it. */
export interface Outbox {
  /** Begins; does nothing while another message is under way. */
  send(message: ChatMessage): void;
  /** The connection is back: tries at once instead of waiting. */
  hurry(): void;
  stop(): void;
}

/** Every attempt has the same id, so a message arrives once, however often it is sent. */
export function createOutbox(
  platform: Platform,
  liveLessonID: string,
  { onStatus, onSent, onRefused }: OutboxEvents,
): Outbox {
  let last: ChatLimit | undefined | 'unknown' = 'unknown';
  let message: ChatMessage | undefined;
  let failures = 0;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const attempt = async (): Promise<void> => {
    if (message === undefined || isTrying || isStopped) return;
    const sent = message;
    clearTimeout(timer);
    isTrying = true;
    try {
      last = await sendChatMessage(platform, liveLessonID, sent, last);
      message = undefined;
      if (!isStopped) onSent(sent);
    } catch (error) {
      // Another tab may have written meanwhile.
      last = 'unknown';
      if (isStopped) return;
      if (error instanceof NotAccepted) {
        message = undefined;
        onRefused(sent, error.notice);
        return;
      }
      platform.log.warn('A message of the chat waits for the connection', { error });
      onStatus('waiting');
      timer = setTimeout(() => void attempt(), WAITS_MS[Math.min(failures, WAITS_MS.length - 1)]);
      failures += 1;
    } finally {
      isTrying = false;
    }
  };

  return {
    send(next) {
      if (message !== undefined) return;
      message = next;
      failures = 0;
      onStatus('sending');
      void attempt();
    },
    hurry: () => void attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
