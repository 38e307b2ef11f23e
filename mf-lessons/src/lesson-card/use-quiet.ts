import { useEffect, useState } from 'react';
import { usePlatform } from 'kit';

/**
 * Whether nothing that the learner waits for has been on its way since this was mounted: the screen's
 * own code on a slow line, a lesson that is being opened. Once quiet, it stays so.
 */
export function useQuiet(): boolean {
  const { isActive$ } = usePlatform().loading;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const subscription = isActive$.subscribe((isActive) => {
      if (!isActive) setIsQuiet(true);
    });
    return () => subscription.unsubscribe();
  }, [isActive$, isQuiet]);
  return isQuiet;
}
