import { useEffect, useState } from 'react';
import { startOfDay } from './local-day';

/**
 * The time for everything that counts days on a page: it is read anew at midnight and whenever the
 * page comes back into view, so an open tab has the new day.
 *
 * @param changeAfter another moment to read it at, milliseconds since the epoch; default none
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
