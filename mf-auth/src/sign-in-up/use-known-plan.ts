import { useEffect, useState } from 'react';
import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';

/** The longest wait for the plan, in milliseconds. */
const LONGEST_WAIT_MS = 1500;

/**
 * Whether the plan of the new member is known. We wait for the plan, so that the next screen does
 * not move while the member taps; at most 1.5 seconds.
 */
export function useKnownPlan(isMember: boolean): boolean {
  const { entitlement$, preferences, session } = usePlatform();
  const [isOver, setIsOver] = useState(false);
  const hasPlan = useObservable(preferences.values$, DEFAULT_PREFERENCES).tier > 0;
  useEffect(() => {
    if (!isMember || hasPlan) return undefined;
    const end = () => setIsOver(true);
    const longest = setTimeout(end, LONGEST_WAIT_MS);
    const subscription = entitlement$.subscribe(({ status }) => {
      // A teacher's tier follows from the account, which is asked after the plan was read.
      if (status === 'success') session.isTeacher().then(end, end);
      if (status === 'failure') end();
    });
    return () => {
      clearTimeout(longest);
      subscription.unsubscribe();
    };
  }, [isMember, hasPlan, entitlement$, session]);
  return isMember && (isOver || hasPlan);
}
