import type { ChatLimit, ChatMessage, ChatNotice, Platform } from 'shared-contracts';
import { waitAfter } from 'shared-contracts/async';
import { NotAccepted, sendChatMessage, TooSoon } from './chat-requests';

/** Waits between two attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

export interface OutboxEvents {
  /** Of all messages. `waiting`: no answer came, and the first one is sent again. */
  readonly onStatus: (status: 'sending' | 'waiting') => void;
  readonly onSent: (message: ChatMessage) => void;
  /**
   * The first one was refused. Those behind it are not sent either: the reason holds for them too.
   */
  readonly onRefused: (messages: readonly ChatMessage[], notice: ChatNotice) => void;
}

/** Sends messages one after the other, each until the server has taken or refused it. */
export interface Outbox {
  /** Begins, or puts the message behind those that are under way. */
  send(message: ChatMessage): void;
  /** The connection is back: tries at once instead of waiting. */
  hurry(): void;
  stop(): void;
}

/**
 * Every attempt has the same id, so a message arrives once, however often it is sent. One that
 * follows too soon on the last one waits until the rules take it.
 */
export function createOutbox(
  platform: Platform,
  liveLessonID: string,
  { onStatus, onSent, onRefused }: OutboxEvents,
): Outbox {
  let last: ChatLimit | undefined | 'unknown' = 'unknown';
  const queue: ChatMessage[] = [];
  let failures = 0;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const again = (waitMs: number) => (timer = setTimeout(() => void attempt(), waitMs));
  const failed = (error: unknown) => {
    if (error instanceof TooSoon) {
      ({ last } = error);
      failures = 0;
      onStatus('sending');
      again(error.waitMs);
      return;
    }
    // Another tab may have written meanwhile.
    last = 'unknown';
    if (error instanceof NotAccepted) {
      failures = 0;
      onRefused(queue.splice(0), error.notice);
      return;
    }
    platform.log.warn('A message of the chat waits for the connection', { error });
    onStatus('waiting');
    failures += 1;
    again(waitAfter(WAITS_MS, failures));
  };
  async function attempt(): Promise<void> {
    const [message] = queue;
    if (message === undefined || isTrying || isStopped) return;
    clearTimeout(timer);
    isTrying = true;
    let isSent = false;
    try {
      last = await sendChatMessage(platform, liveLessonID, message, last);
      isSent = true;
      failures = 0;
      queue.shift();
      if (!isStopped) onSent(message);
    } catch (error) {
      if (!isStopped) failed(error);
    } finally {
      isTrying = false;
    }
    if (isSent) void attempt();
  }

  return {
    send(message) {
      queue.push(message);
      onStatus(failures > 0 ? 'waiting' : 'sending');
      if (queue.length === 1) void attempt();
    },
    hurry: () => void attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
