import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Whether the device is online (`navigator.onLine`). Also true on a network without Internet, and
 * when prerendering.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The sentence about a sound that failed to play; undefined if it has not failed. */
export function useSoundFailure(
  hasFailed: boolean,
  texts: { readonly noSound: string; readonly offline: string },
): string | undefined {
  const isOnline = useOnline();
  if (!hasFailed) return undefined;
  return isOnline ? texts.noSound : texts.offline;
}

export function useReturningNetwork(react: () => void): void {
  useEffect(() => {
    window.addEventListener('online', react);
    return () => window.removeEventListener('online', react);
  }, [react]);
}
