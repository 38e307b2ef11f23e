import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { loadEngine } from './choose-engine';

/**
 * Fetches the code that plays the video while the server decides about access, instead of after it.
 * For members only: a visitor will not be given a video. A failure is the player's to tell.
 */
export function usePlayerAhead({ state$ }: Session): void {
  useEffect(() => {
    const subscription = state$.subscribe(({ status }) => {
      if (status === 'member') loadEngine().catch(() => undefined);
    });
    return () => subscription.unsubscribe();
  }, [state$]);
}
