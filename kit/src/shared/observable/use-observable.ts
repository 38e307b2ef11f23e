import { useCallback, useSyncExternalStore } from 'react';
import type { Watched } from 'shared-contracts';

/**
 * Reads an observable in a component and renders again when it emits.
 *
 * @param source$ a new one replaces the old subscription
 * @param prerenderedValue the prerendered page's value, used in Node and in the first pass of
 * hydration, so hydration always matches; the live value follows at once
 * @returns the current value
 */
export function useObservable<T>(source$: Watched<T>, prerenderedValue: T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = source$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [source$],
  );
  return useSyncExternalStore(
    subscribe,
    () => source$.value,
    () => prerenderedValue,
  );
}
