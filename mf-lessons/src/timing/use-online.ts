import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Reads `navigator.onLine`: also true on a network without Internet, and on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Calls back each time the network returns. */
export function useReturningNetwork(react: () => void): void {
  useEffect(() => {
    window.addEventListener('online', react);
    return () => window.removeEventListener('online', react);
  }, [react]);
}
