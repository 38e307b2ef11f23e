import { useCallback } from 'react';
import { BehaviorSubject, useObservable } from 'kit';
import type { Platform } from 'shared-contracts';

/** How many batches the last search shows; who comes back to it finds the same place. */
const counts = new WeakMap<
  Platform,
  BehaviorSubject<{ readonly of: string; readonly asked: number }>
>();

function countOf(platform: Platform) {
  const count = counts.get(platform) ?? new BehaviorSubject({ of: '', asked: 1 });
  counts.set(platform, count);
  return count;
}

/**
 * How many batches of what was found are shown: one, until more are asked for.
 *
 * @param search what is looked for; another search starts with one batch
 */
export function useBatches(platform: Platform, search: string) {
  const count = countOf(platform);
  const { of, asked } = useObservable(count, count.value);
  const shown = of === search ? asked : 1;
  return {
    asked: shown,
    showMore: useCallback(
      () => count.next({ of: search, asked: shown + 1 }),
      [count, search, shown],
    ),
  };
}
