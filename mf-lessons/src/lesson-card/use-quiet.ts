import { useEffect, useState } from 'react';
import { usePlatform } from 'kit';
import { whenSettled } from './rushing';

/**
 * Whether nothing that the learner waits for has been on its way since this was mounted (the screen's
 * own code on a slow line, a lesson that is being opened), and the page is not rushing by. Once quiet,
 * it stays so.
 */
export function useQuiet(): boolean {
  const { isActive$ } = usePlatform().loading;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    let giveUp: (() => void) | undefined;
    const subscription = isActive$.subscribe((isActive) => {
      giveUp?.();
      if (!isActive) giveUp = whenSettled(() => setIsQuiet(true));
    });
    return () => {
      giveUp?.();
      subscription.unsubscribe();
    };
  }, [isActive$, isQuiet]);
  return isQuiet;
}
