import { isFinal } from 'shared-contracts';
import { createSaver } from './saver';

/** What is added within this time is stored together, in milliseconds. */
export const SAVE_INTERVAL_MS = 1_500;

/** What waits to be stored, by the document that it belongs to, in its order. */
export type Waiting<T> = Readonly<Record<string, readonly T[]>>;

export interface SaveQueueOptions<T> {
  /** Aborted when nothing may be stored any more. */
  readonly signal: AbortSignal;
  /** What waits already. */
  readonly begun?: Waiting<T>;
  /**
   * Stores what waits for one document.
   *
   * @throws {AppError} the reason of a failure
   */
  store(key: string, items: readonly T[]): Promise<void>;
  /** Told each failure. `items` are given up where it is final, else tried again. */
  onFailure(key: string, items: readonly T[], error: unknown): void;
}

export interface SaveQueue<T> {
  /** Stores them soon, in the background. */
  add(key: string, items: readonly T[]): void;
  /** Stores all now. Never rejects. */
  flush(): Promise<void>;
}

/** Stores what a learner did, one document after the other, also after a failure. */
export function createSaveQueue<T>(options: SaveQueueOptions<T>): SaveQueue<T> {
  const { signal, store, onFailure } = options;
  let waiting: Waiting<T> = options.begun ?? {};
  const itemsOf = (key: string) => waiting[key] ?? [];
  const saver = createSaver({
    intervalMs: SAVE_INTERVAL_MS,
    async write() {
      const [first, ...others] = Object.entries(waiting);
      if (!first) return false;
      const [key, items] = first;
      waiting = Object.fromEntries(others);
      try {
        await store(key, items);
      } catch (error) {
        if (!isFinal(error)) waiting = { ...waiting, [key]: [...items, ...itemsOf(key)] };
        onFailure(key, items, error);
        throw error;
      }
      return Object.keys(waiting).length > 0;
    },
  });
  signal.addEventListener('abort', saver.cancel);
  if (Object.keys(waiting).length > 0) saver.request();

  return {
    add(key, items) {
      waiting = { ...waiting, [key]: [...itemsOf(key), ...items] };
      if (!signal.aborted) saver.request();
    },
    flush: saver.flush,
  };
}
