import { useEffect, type ReactNode } from 'react';
import { useIsLive } from '../live/use-is-live';

interface LiveProps {
  /** Called once what is inside shows live values. */
  readonly onLive: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Tells when a hydrated screen can be used. The first pass of hydration renders what the page holds
 * (`useObservable`, `useRoute`). A second one follows with the live values. Only after that does an
 * event find its handler.
 */
export function Live({ onLive, children }: LiveProps) {
  const isLive = useIsLive();
  useEffect(() => {
    if (isLive) onLive?.();
  }, [isLive, onLive]);
  return children;
}
