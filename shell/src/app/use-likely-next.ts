import { useEffect } from 'react';
import type { Platform } from 'shared-contracts';
import { whenIdle } from './when-idle';

/** Where the header leads. */
const LIKELY = ['/home', '/live-lessons'] as const;
const FOR_VISITORS = '/sign-in-up';

/** The learner has asked the browser to spend little. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the screens that the header leads to, once the first screen is there and the browser has
 * nothing better to do. Source: DESIGN §7.
 */
export function useLikelyNext({ navigation, session }: Platform): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let isMounted = true;
    whenIdle(() => {
      if (!isMounted) return;
      for (const path of LIKELY) navigation.prefetch(path);
      if (session.state$.value.status !== 'member') navigation.prefetch(FOR_VISITORS);
    });
    return () => {
      isMounted = false;
    };
  }, [navigation, session]);
}
