import { AppError, type ErrorCode } from 'shared-contracts';

/** First wait before a failed write is tried again; each further wait is twice as long. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/**
 * Trying again cannot help: what was to be written is wrong, or not for this learner. Not so
 * `unauthenticated`: a token that could not be renewed in time is renewed later.
 */
const FINAL: readonly ErrorCode[] = ['permission-denied', 'invalid-argument'];

export const isFinal = (error: unknown): boolean =>
  error instanceof AppError && FINAL.includes(error.code);

export interface SaverOptions {
  /** Shortest time between the beginnings of two writes that nobody asked for at once. */
  readonly intervalMs: number;
  /**
   * Writes what is pending, or as much of it as one write takes.
   *
   * @returns whether there is more
   * @throws what kept it from being written; it is still pending then, unless `isFinal`: what was
   *   refused must be given up, and the rest is asked for next
   */
  write(): Promise<boolean>;
  /** Told when a write has failed and will be tried again, and when one has succeeded since. */
  onFailing?(isFailing: boolean): void;
}

export interface Saver {
  /** There is something to write: it is written within `intervalMs`. */
  request(): void;
  /** Writes now. Settles when all is written, or as soon as it cannot be; never rejects. */
  flush(): Promise<void>;
  /** Forgets that there was anything to write. */
  cancel(): void;
}

/**
 * Writes in batches and one at a time, without anybody waiting: at intervals, at once when the page
 * is hidden (a hidden page may never come back), and again after a failure, with growing waits or
 * when the device is online again. Nothing is left behind while there is nothing to write.
 */
export function createSaver({ intervalMs, write, onFailing }: SaverOptions): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failures = 0;
  /** Grows with each `cancel`: how an earlier write ends concerns nobody any more. */
  let turn = 0;

  const onHidden = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const onOnline = () => void flush();
  const listen = () => {
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('online', onOnline);
  };
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const succeed = () => {
    if (failures > 0) onFailing?.(false);
    failures = 0;
  };

  const fail = () => {
    isRequested = true;
    failures += 1;
    onFailing?.(true);
    wait(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
  };

  async function writeAll(): Promise<void> {
    const ownTurn = turn;
    isRequested = false;
    for (let isMore = true; isMore && ownTurn === turn;) {
      try {
        isMore = await write();
      } catch (error) {
        if (ownTurn !== turn) return;
        if (!isFinal(error)) return fail();
      }
      // An answer, if only a refusal: the way there is open again.
      if (ownTurn === turn) succeed();
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await writeAll();
    running = undefined;
    if (!isRequested) rest();
    // Asked for while it was being written; after a failure the wait is set already.
    else if (timer === undefined) wait(intervalMs);
  }

  function flush(): Promise<void> {
    if (running) return running.then(() => (isRequested && failures === 0 ? flush() : undefined));
    if (!isRequested) return Promise.resolve();
    running = run();
    return running;
  }

  return {
    request() {
      const isFirst = !isRequested && !running;
      isRequested = true;
      // Each time: a cancelled write that is still under way has none. Twice is once.
      listen();
      if (isFirst) wait(intervalMs);
    },
    flush,
    cancel() {
      turn += 1;
      isRequested = false;
      failures = 0;
      rest();
    },
  };
}
