import { useCallback, useEffect, useRef, useState } from 'react';

export interface Sound {
  /**
   * Plays a sound from its beginning, and stops any other.
   *
   * @param url undefined counts as a failure
   * @param then called at the end of the sound
   */
  play(url: string | undefined, then?: () => void): void;
  /** Whether the last sound could not be played. */
  readonly hasFailed: boolean;
}

/**
 * Plays short sounds, such as a line of a lesson, one at a time.
 *
 * @param pauseOthers called first, to pause a film
 */
export function useSound(pauseOthers?: () => void): Sound {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  const play = useCallback(
    (url: string | undefined, then?: () => void) => {
      pauseOthers?.();
      audio.current?.pause();
      setHasFailed(url === undefined);
      if (url === undefined) return;
      const next = new Audio(url);
      audio.current = next;
      next.onended = then ?? null;
      next.play().catch((error: unknown) => {
        // A newer sound has interrupted this one.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setHasFailed(true);
      });
    },
    [pauseOthers],
  );
  return { play, hasFailed };
}
