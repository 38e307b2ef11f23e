import { useEffect } from 'react';

/**
 * Does something once the browser has nothing better to do.
 *
 * @param work the same function on every render
 */
export function useIdle(work: () => void): void {
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [work]);
}
