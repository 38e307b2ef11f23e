import { useCallback, useSyncExternalStore } from 'react';
import type { Watched } from 'shared-contracts';

/**
 * Reads an observable in a component and renders again when it emits.
 *
 * @param source$ what to read; a new one replaces the old subscription
 * @param prerenderedValue what the prerendered page shows. It is used in Node and for the first
 *   pass of hydration, so that hydration always matches; the live value follows at once.
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
