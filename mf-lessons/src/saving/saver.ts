import { isFinal } from 'shared-contracts';
import { waitAfter } from 'common/async';

/** Milliseconds before a failed write is repeated, by the number of failures. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000] as const;

export interface SaverOptions {
  /** Shortest time between two background writes, in milliseconds. */
  readonly intervalMs: number;
  /**
   * Writes pending data, or as much as fits into one write.
   *
   * @returns whether more data is pending
   * @throws the reason of a failure. The data must stay pending, but after a final failure
   *   (`isFinal`) it must be dropped; the rest is then written next
   */
  write(): Promise<boolean>;
  /**
   * Called with true when a write has failed and will be repeated, with false at the next success.
   */
  onFailing?(isFailing: boolean): void;
}

export interface Saver {
  /** Requests a write of pending data, within `intervalMs`. */
  request(): void;
  /** Writes now. Resolves when all is written, or on a failure; never rejects. */
  flush(): Promise<void>;
  cancel(): void;
}

/**
 * Writes in the background, one write at a time: at intervals, at once when the page is hidden (it
 * may never return), and again after a failure. Waits grow with each failure, and end when the
 * device is online. Without pending data there are no timers or listeners.
 */
export function createSaver({ intervalMs, write, onFailing }: SaverOptions): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let failures = 0;
  /** Grows with each `cancel`; the result of an earlier write is then ignored. */
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
    wait(waitAfter(WAITS_MS, failures));
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
      // Even a refusal shows that the server can be reached.
      succeed();
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await writeAll();
    running = undefined;
    if (!isRequested) rest();
    // A request came during the write. After a failure the timer is already set.
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
      // Always add the listeners: a cancelled write that still runs has removed them. Adding twice
      // is harmless.
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
