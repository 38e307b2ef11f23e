import { loadEngine } from 'kit/stream';
import { useEffect } from 'react';
import type { Session } from 'shared-contracts';

/**
 * Fetches the player's engine while the page asks the server. If this device remembers a member, it
 * begins at once, because the page is painted already. Otherwise it waits for the paint. A member
 * whose session has ended fetches it once without use. The player reports a failure.
 *
 * @param audience who may get the video; a visitor does not load the engine of a subscribers' video
 */
export function usePlayerAhead(session: Session, audience: 'members' | 'everybody'): void {
  useEffect(() => {
    let isGone = false;
    const load = () => {
      if (!isGone) loadEngine().catch(() => undefined);
    };
    const subscription = session.state$.subscribe(({ status }) => {
      if (status === 'unknown') {
        if (session.isMemberRemembered()) load();
      } else if (status === 'member' || audience === 'everybody') {
        requestAnimationFrame(() => setTimeout(load));
      }
    });
    return () => {
      isGone = true;
      subscription.unsubscribe();
    };
  }, [session, audience]);
}
