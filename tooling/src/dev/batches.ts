import { setTimeout as delay } from 'node:timers/promises';

/** Waits for the rest of a burst, because editors write a file in several steps. */
const SETTLE_MS = 120;

/**
 * Collects events into batches, one for each burst, and works on one batch at a time.
 *
 * @param work never called while an earlier call runs; must not throw
 */
export function createBatches<T>(work: (batch: readonly T[]) => Promise<void>) {
  let queue: T[] = [];
  let isAtWork = false;

  async function drain(): Promise<void> {
    isAtWork = true;
    while (queue.length > 0) {
      await delay(SETTLE_MS);
      const batch = queue;
      queue = [];
      await work(batch);
    }
    isAtWork = false;
  }

  return (items: readonly T[]): void => {
    queue.push(...items);
    if (!isAtWork && queue.length > 0) void drain();
  };
}
