import { useEffect, useState } from 'react';
import { MINUTE_MS } from 'shared-contracts';

/** The current time, updated every minute, so that no comment stays "just now". */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
