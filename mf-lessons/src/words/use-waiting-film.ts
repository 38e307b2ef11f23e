import { useEffect } from 'react';
import type { PlayerControl } from '../player/control/player-control';

/** Films that wait, with the number of open words, and whether they were playing. */
const waiting = new WeakMap<PlayerControl, { readonly open: number; readonly resumes: boolean }>();

/**
 * The film stops while a word is open, and plays on afterwards if it was playing. A word that is
 * pressed while another is open opens before that one closes.
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
