import { useCallback, useRef } from 'react';
import type { Loading } from 'shared-contracts';

/**
 * The global loading flag starts true (SPEC §3); the first screen ends that, and only the first.
 *
 * @returns to be called whenever a screen is there, or says why it is not
 */
export function useInitialLoading(loading: Loading): () => void {
  const hasSettled = useRef(false);
  return useCallback(() => {
    if (hasSettled.current) return;
    hasSettled.current = true;
    loading.stop();
  }, [loading]);
}
