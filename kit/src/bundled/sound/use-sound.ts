import { useCallback, useEffect, useRef, useState } from 'react';

export interface Sound {
  /**
   * Plays a sound from its beginning, and stops any other.
   *
   * @param url undefined: it cannot be played
   * @param then called when it was heard to its end
   */
  play(url: string | undefined, then?: () => void): void;
  /** Whether the last one could not be played. */
  readonly hasFailed: boolean;
}

/**
 * Plays short sounds, one at a time.
 *
 * @param makeRoom called first, so that a film makes room
 */
export function useSound(makeRoom?: () => void): Sound {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  const play = useCallback(
    (url: string | undefined, then?: () => void) => {
      makeRoom?.();
      audio.current?.pause();
      setHasFailed(url === undefined);
      if (url === undefined) return;
      const next = new Audio(url);
      audio.current = next;
      next.onended = then ?? null;
      next.play().catch((error: unknown) => {
        // Another press has interrupted it.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setHasFailed(true);
      });
    },
    [makeRoom],
  );
  return { play, hasFailed };
}
