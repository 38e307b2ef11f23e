import { useEffect } from 'react';
import { usePlatform } from 'kit';

/** Has the identity provider loaded while the learner is still typing. */
export function useReady(): void {
  const { session, log } = usePlatform();
  useEffect(() => {
    session.ready().catch((error: unknown) => {
      log.warn('The identity provider is not there yet', { error });
    });
  }, [session, log]);
}
