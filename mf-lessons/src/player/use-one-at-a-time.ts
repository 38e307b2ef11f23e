import { useEffect } from 'react';

/** While this is mounted, starting one audio or video pauses all others. */
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
