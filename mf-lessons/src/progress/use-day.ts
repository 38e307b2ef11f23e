import { useEffect, useState } from 'react';
import { startOfDay } from './local-day';

/**
 * The time for everything that counts days on a page: it is read anew at midnight and whenever the
 * page comes back into view, so an open tab has the new day.
 */
export function useDay(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const onReturn = () => {
      if (document.visibilityState === 'visible') look();
    };
    const midnight = setTimeout(look, startOfDay(now, 1).getTime() - Date.now());
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [now]);
  return now;
}
