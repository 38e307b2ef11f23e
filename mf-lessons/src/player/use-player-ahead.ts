import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { loadEngine } from './choose-engine';

/** Set by the shell's inline script where this device remembers a member. */
const isMemberRemembered = () => document.documentElement.hasAttribute('data-signed-in');

/**
 * Fetches the code that plays a video while it is found out who asks and what they may see, instead of
 * after it. Where a member is remembered and comes by a link, that begins at once: the page is painted
 * already, and until the answer the line carries little else. Whose session has ended meanwhile fetches
 * it in vain, once. Otherwise the learner sees first what they have opened. A failure is the player's
 * to tell.
 *
 * @param audience who may be given the video; a visitor's phone does not load what a member's plays
 *   with
 */
export function usePlayerAhead({ state$ }: Session, audience: 'members' | 'everybody'): void {
  useEffect(() => {
    let isGone = false;
    const load = () => {
      if (!isGone) loadEngine().catch(() => undefined);
    };
    const subscription = state$.subscribe(({ status }) => {
      if (status === 'unknown') {
        if (isMemberRemembered()) load();
      } else if (status === 'member' || audience === 'everybody') {
        requestAnimationFrame(() => setTimeout(load));
      }
    });
    return () => {
      isGone = true;
      subscription.unsubscribe();
    };
  }, [state$, audience]);
}
