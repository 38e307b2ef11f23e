import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { loadEngine } from './choose-engine';

const load = () => void loadEngine().catch(() => undefined);

/**
 * Fetches the code that plays the video while the server decides about access, instead of after it,
 * and once the learner sees what they have opened.
 * For members only: a visitor will not be given a video. A failure is the player's to tell.
 */
export function usePlayerAhead({ state$ }: Session): void {
  useEffect(() => {
    let frame = 0;
    const subscription = state$.subscribe(({ status }) => {
      if (status === 'member') frame = requestAnimationFrame(() => setTimeout(load));
    });
    return () => {
      cancelAnimationFrame(frame);
      subscription.unsubscribe();
    };
  }, [state$]);
}
