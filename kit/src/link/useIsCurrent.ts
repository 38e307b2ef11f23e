import { useCallback, useSyncExternalStore } from 'react';
import { isInAppPath } from 'shared-contracts';
import { usePlatform } from '../platform/PlatformProvider';
import { pathnameOf } from './in-app';

/**
 * Whether an address leads to the page that is shown. Only a change of the answer renders anew. One
 * prerendered page may be served under several paths, so there it is false.
 */
export function useIsCurrent(to: string): boolean {
  const { location$ } = usePlatform().navigation;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = location$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [location$],
  );
  return useSyncExternalStore(
    subscribe,
    () => isInAppPath(to) && pathnameOf(to) === location$.value.pathname,
    () => false,
  );
}
