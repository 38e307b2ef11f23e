import { useEffect } from 'react';
import type { PlayerControl } from '../player/control/player-control';

/** Paused films, with the number of open words, and whether to resume. */
const waiting = new WeakMap<PlayerControl, { readonly open: number; readonly resumes: boolean }>();

/**
 * Pauses the film while a word is open, and then resumes it if it was playing. Open words are
 * counted, because a second word opens before the first one closes.
 */
export function useWaitingFilm(control: PlayerControl | undefined, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !control) return undefined;
    const { open, resumes } = waiting.get(control) ?? {
      open: 0,
      resumes: control.state$.value.isPlaying,
    };
    waiting.set(control, { open: open + 1, resumes });
    if (open === 0 && resumes) control.pause();
    return () => {
      const left = (waiting.get(control)?.open ?? 1) - 1;
      if (left > 0) return void waiting.set(control, { open: left, resumes });
      waiting.delete(control);
      if (resumes) control.play();
    };
  }, [control, isOpen]);
}
