import { useEffect, useState } from 'react';
import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';

const LONGEST_WAIT_MS = 1500;

/**
 * Tells whether a new member's plan is known, or 1.5 seconds have passed. The form waits for it, so
 * that the next screen does not move while the member taps.
 */
export function useKnownPlan(isMember: boolean): boolean {
  const { entitlement$, preferences, session } = usePlatform();
  const [isOver, setIsOver] = useState(false);
  const hasPlan = useObservable(preferences.values$, DEFAULT_PREFERENCES).tier > 0;
  useEffect(() => {
    if (!isMember || hasPlan) return undefined;
    const stopWaiting = () => setIsOver(true);
    const timer = setTimeout(stopWaiting, LONGEST_WAIT_MS);
    const subscription = entitlement$.subscribe(({ status }) => {
      // A teacher's tier depends on the account as well, which is read after the plan.
      if (status === 'success') session.isTeacher().then(stopWaiting, stopWaiting);
      if (status === 'failure') stopWaiting();
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [isMember, hasPlan, entitlement$, session]);
  return isMember && (isOver || hasPlan);
}
