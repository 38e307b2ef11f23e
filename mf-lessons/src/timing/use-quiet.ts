import { useEffect, useState } from 'react';
import { usePlatform } from 'kit';

/**
 * Whether nothing urgent is loading, such as the screen's code or an opened lesson. Once true, it
 * stays true while the component is mounted.
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
