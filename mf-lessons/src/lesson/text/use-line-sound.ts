import { useCallback, useEffect, useRef, useState } from 'react';

export interface LineSound {
  /** Plays a recording from its beginning; another one that plays is stopped. */
  play(url: string): void;
  /** Whether the last one could not be played. */
  readonly hasFailed: boolean;
}

/**
 * Plays the recordings of a text, one at a time.
 *
 * @param before called first, so that the film makes room
 */
export function useLineSound(before: (() => void) | undefined): LineSound {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  const play = useCallback(
    (url: string) => {
      before?.();
      audio.current?.pause();
      const next = new Audio(url);
      audio.current = next;
      setHasFailed(false);
      next.play().catch((error: unknown) => {
        // Another press has interrupted it.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setHasFailed(true);
      });
    },
    [before],
  );
  return { play, hasFailed };
}
