import { useEffect, useState } from 'react';
import { startOfDay } from './local-day';

/**
 * The current time for everything that counts days. It updates at midnight and whenever the page
 * becomes visible, so that an open tab shows the new day.
 *
 * @param changeAfter another moment to update at, epoch milliseconds; default none
 */
export function useDay(changeAfter?: (now: Date) => number | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  const change = Math.min(
    startOfDay(now, 1).getTime(),
    changeAfter?.(now) ?? Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    const look = () => setNow(new Date());
    const onReturn = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setTimeout(look, change - Date.now());
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [now, change]);
  return now;
}
