import { BehaviorSubject } from 'kit';
import type {
  ChatLimit,
  ChatMessage,
  ChatNotice,
  ChatState,
  ObservableValue,
  Platform,
} from 'shared-contracts';
import { waitAfter } from 'shared-contracts/async';
import { NotAccepted, sendChatMessage, TooSoon } from './chat-requests';

/** Waits between two attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** What the member has sent: the id stays the same for each attempt. */
export interface Post {
  readonly id: string;
  readonly text: string;
}

export interface OutboxOptions {
  /** Was under way before a reload, in the order in which it was sent. */
  readonly pending: readonly Post[];
  /** The whole message; null: nobody may write under the member's name. */
  readonly messageOf: (post: Post) => Promise<ChatMessage | null>;
  readonly onSent: (message: ChatMessage) => void;
  /**
   * The first one was refused. Those behind it are not sent either: the reason holds for them too.
   * All are off the list then.
   *
   * @param notice null: the name is the reason
   */
  readonly onRefused: (texts: readonly string[], notice: ChatNotice | null) => void;
}

/**
 * The member's messages that have no answer yet. It sends them one after the other, each until the
 * server has taken or refused it.
 */
export interface Outbox {
  /** In the order of sending. `waiting`: no answer came, and the first one is sent again. */
  readonly pending$: ObservableValue<ChatState['pending']>;
  /** Puts a message behind those that are under way. */
  send(post: Post): void;
  /** Begins to send, or begins again after `stop`. */
  start(): void;
  /** The connection is back: tries at once instead of waiting. */
  hurry(): void;
  /** Ends sending. What has no answer stays on the list, also if one comes later. */
  stop(): void;
}

/**
 * Every attempt has the same id, so a message arrives once, however often it is sent. One that
 * follows too soon on the last one waits until the rules take it.
 */
export function createOutbox(
  platform: Platform,
  liveLessonID: string,
  { pending, messageOf, onSent, onRefused }: OutboxOptions,
): Outbox {
  const pending$ = new BehaviorSubject<ChatState['pending']>(
    pending.map(({ id, text }) => ({ id, text, status: 'sending' })),
  );
  let last: ChatLimit | undefined | 'unknown' = 'unknown';
  let failures = 0;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;

  const show = (posts: readonly Post[]) => {
    const status = failures > 0 ? 'waiting' : 'sending';
    pending$.next(posts.map(({ id, text }) => ({ id, text, status })));
  };
  const again = (waitMs: number) => (timer = setTimeout(() => void attempt(), waitMs));
  const refused = (notice: ChatNotice | null) => {
    const texts = pending$.value.map(({ text }) => text);
    failures = 0;
    show([]);
    onRefused(texts, notice);
  };
  const failed = (error: unknown) => {
    if (error instanceof TooSoon) {
      ({ last } = error);
      failures = 0;
      show(pending$.value);
      again(error.waitMs);
      return;
    }
    // Another tab may have written meanwhile.
    last = 'unknown';
    if (error instanceof NotAccepted) return refused(error.notice);
    platform.log.warn('A message of the chat waits for the connection', { error });
    failures += 1;
    show(pending$.value);
    again(waitAfter(WAITS_MS, failures));
  };
  /** @returns whether the next one may follow */
  const sendFirst = async (first: Post): Promise<boolean> => {
    try {
      const message = await messageOf(first);
      if (message) last = await sendChatMessage(platform, liveLessonID, message, last);
      if (isStopped) return false;
      if (!message) {
        refused(null);
        return false;
      }
      failures = 0;
      onSent(message);
      show(pending$.value.slice(1));
      return true;
    } catch (error) {
      if (!isStopped) failed(error);
      return false;
    }
  };
  async function attempt(): Promise<void> {
    const [first] = pending$.value;
    if (first === undefined || isTrying || isStopped) return;
    clearTimeout(timer);
    isTrying = true;
    const isSent = await sendFirst(first);
    isTrying = false;
    if (isSent) void attempt();
  }

  return {
    pending$,
    send(post) {
      show([...pending$.value, post]);
      if (pending$.value.length === 1) void attempt();
    },
    start() {
      isStopped = false;
      last = 'unknown';
      failures = 0;
      show(pending$.value);
      void attempt();
    },
    hurry: () => void attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
