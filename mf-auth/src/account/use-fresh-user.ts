import { useEffect } from 'react';
import { usePlatform } from 'kit';

/**
 * Asks the identity provider for the learner anew whenever they come back to this window: the link
 * in an e-mail opens in another one.
 *
 * @param isWanted false: there is nothing that could have changed elsewhere
 */
export function useFreshUser(isWanted: boolean): void {
  const { session, log } = usePlatform();
  useEffect(() => {
    if (!isWanted) return undefined;
    // Coming back to a tab is both events.
    let isRunning = false;
    const refresh = async () => {
      if (isRunning || document.visibilityState !== 'visible') return;
      isRunning = true;
      try {
        await session.refresh();
      } catch (error) {
        log.info('The learner could not be asked for anew', { reason: String(error) });
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
