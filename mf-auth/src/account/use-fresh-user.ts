import { useEffect } from 'react';
import { usePlatform } from 'kit';

/**
 * Reloads the learner's data from the identity provider when they return to this window. The link
 * in an e-mail opens another window.
 *
 * @param isWanted false: nothing can have changed in another window
 */
export function useFreshUser(isWanted: boolean): void {
  const { session, log } = usePlatform();
  useEffect(() => {
    if (!isWanted) return undefined;
    // A return to the tab sends both events.
    let isRunning = false;
    const refresh = async () => {
      if (isRunning || document.visibilityState !== 'visible') return;
      isRunning = true;
      try {
        await session.refresh();
      } catch (error) {
        log.info('The data of the learner could not be refreshed', { reason: String(error) });
      }
      isRunning = false;
    };
    const onReturn = () => void refresh();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [isWanted, session, log]);
}
