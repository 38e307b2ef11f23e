import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells whether the browser has a network, even one without a way out. True where unknown. */
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
