import { useEffect } from 'react';
import { useQuiet } from './use-quiet';

/** As in the shell: right after a screen appears, a click has the connection to itself. */
const SETTLED_MS = 250;
/** For Safari, which has no `requestIdleCallback`. */
const LIKELY_IDLE_MS = 1000;

/** A busy machine may never call back without it. */
const LATEST = { timeout: 2000 };

/**
 * Runs work once nothing that the learner waits for has been loading for a quarter of a second, and
 * the browser is idle, or two seconds have passed since.
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
