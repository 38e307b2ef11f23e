import { useEffect } from 'react';
import { useQuiet } from '../lesson-card/use-quiet';

/** As in the shell: what is pressed right after a screen has come has the line to itself. */
const SETTLED_MS = 250;
/** For Safari, which cannot tell when it is idle. */
const LIKELY_IDLE_MS = 1000;

/**
 * Does something once nothing that the learner waits for has been on its way for a quarter of a second
 * and the browser has nothing better to do.
 *
 * @param work the same function on every render
 */
export function useIdle(work: () => void): void {
  const isQuiet = useQuiet();
  useEffect(() => {
    if (!isQuiet) return undefined;
    let idle: number | undefined;
    const canTell = 'requestIdleCallback' in window;
    const timer = setTimeout(
      canTell ? () => (idle = requestIdleCallback(work)) : work,
      canTell ? SETTLED_MS : LIKELY_IDLE_MS,
    );
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [work, isQuiet]);
}
