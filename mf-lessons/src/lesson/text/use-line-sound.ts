import { useCallback, useEffect, useRef, useState } from 'react';
import { lesson } from '../../messages/lesson';
import { useOnline } from '../../timing/use-online';

export interface LineSound {
  /** Plays the sound of a line from its beginning, and stops any other. */
  play(url: string): void;
  /** Why the last one could not be played, in words; undefined when it could. */
  readonly failure: string | undefined;
}

/**
 * Plays the sounds of a text's lines, one at a time.
 *
 * @param before called first, so that the film makes room
 */
export function useLineSound(before: (() => void) | undefined): LineSound {
  const audio = useRef<HTMLAudioElement | undefined>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const isOnline = useOnline();
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
  const { noSound, offline } = lesson.text;
  return { play, failure: hasFailed ? (isOnline ? noSound : offline) : undefined };
}
