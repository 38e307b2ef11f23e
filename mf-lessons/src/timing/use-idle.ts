import { useEffect } from 'react';
import { useQuiet } from './use-quiet';

/** As in the shell: right after a screen appears, a click gets the whole connection. */
const SETTLED_MS = 250;
/** Used in Safari, which has no `requestIdleCallback`. */
const LIKELY_IDLE_MS = 1000;

/** Without this, a busy machine may never call back. */
const LATEST = { timeout: 2000 };

/**
 * Runs work when the page is idle: no urgent loading for a quarter of a second, and then an idle
 * browser, or two seconds later.
 *
 * @param work the same function on every render; undefined: nothing
 */
export function useIdle(work: (() => void) | undefined): void {
  const isQuiet = useQuiet();
  useEffect(() => {
    if (!isQuiet || !work) return undefined;
    let idle: number | undefined;
    const canTell = 'requestIdleCallback' in window;
    const timer = setTimeout(
      canTell ? () => (idle = requestIdleCallback(work, LATEST)) : work,
      canTell ? SETTLED_MS : LIKELY_IDLE_MS,
    );
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [work, isQuiet]);
}
