import { useEffect, type RefObject } from 'react';
import { usePlatform } from 'kit';
import type { Captions, ShownLanguages } from 'shared-contracts';
import type { PlayerControl } from '../control/player-control';
import { loadCaptions } from './load-captions';

export const shows = (shown: ShownLanguages, language: 'gsw' | 'en'): boolean =>
  shown === language || shown === 'both';

/**
 * Reads the captions of a video. The page draws them itself; only a phone's own full screen, into
 * which no page can draw, gets the browser's.
 *
 * @param texts WebVTT by language; undefined: there are none
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  texts: Captions | undefined,
  control: PlayerControl,
): void {
  const { log, preferences } = usePlatform();
  useEffect(() => {
    const element = video.current;
    const [gsw, en] = element?.querySelectorAll('track') ?? [];
    if (!element || !gsw || !en || !texts) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    loadCaptions({ gsw, en }, texts, signal)
      .then((cues) => signal.aborted || control.lines.know(cues))
      .catch((error: unknown) => log.warn('The captions could not be read', { error }));

    const show = (isNative: boolean) => () => {
      const { captions } = preferences.values$.value;
      gsw.track.mode = isNative && shows(captions, 'gsw') ? 'showing' : 'hidden';
      en.track.mode = isNative && shows(captions, 'en') ? 'showing' : 'hidden';
    };
    element.addEventListener('webkitbeginfullscreen', show(true), { signal });
    element.addEventListener('webkitendfullscreen', show(false), { signal });
    return () => leaving.abort();
  }, [video, texts, control, log, preferences]);
}
