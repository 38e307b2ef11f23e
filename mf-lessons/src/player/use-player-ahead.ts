import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { loadEngine } from './choose-engine';

/**
 * Fetches the code that plays the video while the server decides about access, instead of after it,
 * but not before the learner sees what they have opened. In a tab that nobody looks at it waits.
 * For members only: a visitor will not be given a video. A failure is the player's to tell.
 */
export function usePlayerAhead({ state$ }: Session): void {
  useEffect(() => {
    let isGone = false;
    const load = () => {
      if (!isGone) loadEngine().catch(() => undefined);
    };
    const subscription = state$.subscribe(({ status }) => {
      if (status === 'member') requestAnimationFrame(() => setTimeout(load));
    });
    return () => {
      isGone = true;
      subscription.unsubscribe();
    };
  }, [state$]);
}
