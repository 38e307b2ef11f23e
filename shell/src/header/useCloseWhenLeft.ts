import { usePlatform } from 'kit';
import { useEffect } from 'react';
import { distinctUntilChanged, map, skip } from 'rxjs';
import { HEADER_BREAKPOINT_PX } from 'shared-contracts';

/**
 * Closes the side panel when it has lost its purpose: the learner went elsewhere, also by the back
 * button, or the window has become wide enough for the bar.
 */
export function useCloseWhenLeft(close: () => void): void {
  const { location$ } = usePlatform().navigation;

  useEffect(() => {
    const left$ = location$.pipe(
      map(({ pathname, search }) => pathname + search),
      distinctUntilChanged(),
      skip(1),
    );
    const subscription = left$.subscribe(close);
    return () => subscription.unsubscribe();
  }, [location$, close]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${HEADER_BREAKPOINT_PX}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
}
