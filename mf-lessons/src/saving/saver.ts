import { isFinal } from 'shared-contracts';
import { waitAfter } from 'common/async';

/** Milliseconds before a failed write is repeated. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000] as const;

export interface SaverOptions {
  /** Shortest time between two writes that were not asked for at once, in milliseconds. */
  readonly intervalMs: number;
  /**
   * Writes pending data, or as much as one write may hold.
   *
   * @returns whether there is more
   * @throws the reason of a failure. The data must then stay pending, unless `isFinal`: refused
   *   data must be dropped, and the rest is written next
   */
  write(): Promise<boolean>;
  /** Called when a write failed and will be repeated, and when a write succeeded after that. */
  onFailing?(isFailing: boolean): void;
}

export interface Saver {
  /** Data is pending: it is written within `intervalMs`. */
  request(): void;
  /** Writes now. Settles when all is written, or on a failure; never rejects. */
  flush(): Promise<void>;
  /** Drops the request. */
  cancel(): void;
}

/**
 * Writes in the background, one write at a time: at intervals, at once when the page is hidden (it
 * may never return), and again after a failure. Waits grow after failures and end when the device
 * is online. Without pending data it keeps no timers or listeners.
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
      // Even a refusal is an answer: the server can be reached again.
      succeed();
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await writeAll();
    running = undefined;
    if (!isRequested) rest();
    // Requested during the write. After a failure the wait is already set.
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
      // Always: a cancelled write that is still running has removed the listeners. Adding twice is
      // harmless.
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
