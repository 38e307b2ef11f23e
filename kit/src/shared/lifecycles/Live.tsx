import { useEffect, type ReactNode } from 'react';
import { useIsLive } from '../live/use-is-live';

interface LiveProps {
  /** Called once the children show live values. */
  readonly onLive: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Reports when a hydrated screen can be used. The first pass of hydration renders the values of the
 * prerendered page (`useObservable`, `useRoute`), and a second pass the live values. Only then do
 * events reach their handlers.
 */
export function Live({ onLive, children }: LiveProps) {
  const isLive = useIsLive();
  useEffect(() => {
    if (isLive) onLive?.();
  }, [isLive, onLive]);
  return children;
}
