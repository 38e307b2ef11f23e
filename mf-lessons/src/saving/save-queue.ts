import { isFinal } from 'shared-contracts';
import { createSaver } from './saver';

/** Items added within this time are stored together, in milliseconds. */
export const SAVE_INTERVAL_MS = 1_500;

/** Waiting items in order, by the key of their document. */
export type Waiting<T> = Readonly<Record<string, readonly T[]>>;

export interface SaveQueueOptions<T> {
  /** Aborted at the log-out: nothing is stored after that. */
  readonly signal: AbortSignal;
  /** Items that wait at the start. */
  readonly begun?: Waiting<T>;
  /**
   * Stores the items of one document.
   *
   * @throws {AppError} the reason of a failure
   */
  store(key: string, items: readonly T[]): Promise<void>;
  /**
   * Called for each failure. After a final one the items are dropped, else they are tried again.
   */
  onFailure(key: string, items: readonly T[], error: unknown): void;
}

export interface SaveQueue<T> {
  /** Stores items soon, in the background. */
  add(key: string, items: readonly T[]): void;
  /** Stores all items now. Never rejects. */
  flush(): Promise<void>;
}

/** A queue of items to store, one document after the other. Failed writes are repeated. */
export function createSaveQueue<T>(options: SaveQueueOptions<T>): SaveQueue<T> {
  const { signal, store, onFailure } = options;
  let waitingItems: Waiting<T> = options.begun ?? {};
  const itemsOf = (key: string) => waitingItems[key] ?? [];
  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    async write() {
      const [first, ...others] = Object.entries(waitingItems);
      if (!first) return false;
      const [key, items] = first;
      waitingItems = Object.fromEntries(others);
      try {
        await store(key, items);
      } catch (error) {
        if (!isFinal(error)) waitingItems = { ...waitingItems, [key]: [...items, ...itemsOf(key)] };
        onFailure(key, items, error);
        throw error;
      }
      return Object.keys(waitingItems).length > 0;
    },
  });
  signal.addEventListener('abort', saver.cancel);
  if (Object.keys(waitingItems).length > 0) saver.request();

  return {
    add(key, items) {
      waitingItems = { ...waitingItems, [key]: [...itemsOf(key), ...items] };
      if (!signal.aborted) saver.request();
    },
    flush: saver.flush,
  };
}
