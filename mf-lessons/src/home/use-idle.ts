import { useEffect } from 'react';
import { useQuiet } from '../lesson-card/use-quiet';

/**
 * Does something once nothing that the learner waits for is on its way and the browser has nothing
 * better to do.
 *
 * @param work the same function on every render
 */
export function useIdle(work: () => void): void {
  const isQuiet = useQuiet();
  useEffect(() => {
    if (!isQuiet) return undefined;
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [work, isQuiet]);
}
