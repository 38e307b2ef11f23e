import { loadEngine } from 'kit/stream';
import { useEffect } from 'react';
import type { Session } from 'shared-contracts';

/**
 * Loads the player's engine while the server's answer is pending: at once if the device remembers a
 * member, because the page is painted already, else after the paint. A failure is ignored here; the
 * player reports it.
 *
 * @param audience who may watch the video; a visitor loads no engine for a subscribers' video
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
