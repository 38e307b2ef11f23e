import { useEffect } from 'react';

/** While the screen is shown, what begins to sound silences everything else: one is heard at a time. */
export function useOneAtATime(): void {
  useEffect(() => {
    const onPlay = ({ target }: Event) => {
      for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
        if (other !== target) other.pause();
      }
    };
    // Events of media do not bubble.
    document.addEventListener('play', onPlay, { capture: true });
    return () => document.removeEventListener('play', onPlay, { capture: true });
  }, []);
}
