import { setTimeout as delay } from 'node:timers/promises';

/** Editors write a file in several steps. */
const SETTLE_MS = 120;

/**
 * Collects events of one burst and works on them, one burst after the other.
 *
 * @param work never called while an earlier call runs; must not throw
 */
export function createBatches<T>(work: (batch: readonly T[]) => Promise<void>) {
  let waiting: T[] = [];
  let isAtWork = false;

  async function drain(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      await delay(SETTLE_MS);
      const batch = waiting;
      waiting = [];
      await work(batch);
    }
    isAtWork = false;
  }

  return (items: readonly T[]): void => {
    waiting.push(...items);
    if (!isAtWork && waiting.length > 0) void drain();
  };
}
