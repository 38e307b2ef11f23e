import { useEffect, type RefObject } from 'react';
import { usePlatform } from 'kit';
import type { Captions, ShownLanguages } from 'shared-contracts';
import type { PlayerControl } from '../control/player-control';
import type { Cue, LessonCues } from '../lines/line-times';

export interface CaptionTracks {
  readonly gsw: HTMLTrackElement;
  readonly en: HTMLTrackElement;
}

/** The text of a cue, without WebVTT's markup. */
function toCue(cue: TextTrackCue): Cue {
  const { text } = cue as VTTCue;
  const shown = 'getCueAsHTML' in cue ? (cue as VTTCue).getCueAsHTML().textContent : text;
  const [line, repeat] = cue.id.split('.');
  const time = { line: Number(line) - 1, start: cue.startTime, end: cue.endTime };
  return { ...time, text: shown ?? text, ...(repeat !== undefined && { isAgain: true }) };
}

/** Lets the browser parse the captions in one language. */
function load(element: HTMLTrackElement, text: string, signal: AbortSignal): Promise<Cue[]> {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  signal.addEventListener('abort', () => {
    URL.revokeObjectURL(url);
    element.removeAttribute('src');
  });
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve([...(element.track.cues ?? [])].map(toCue)), {
      signal,
    });
    element.addEventListener('error', () => reject(new Error('The captions cannot be read')), {
      signal,
    });
    element.src = url;
    // With `hidden` the browser parses the cues and does not draw them.
    element.track.mode = 'hidden';
  });
}

/**
 * Lets the browser parse the WebVTT texts of a lesson. They stay in the video element, so that a
 * phone's full screen can show them.
 *
 * @param signal stops and releases the texts
 * @throws {Error} when the browser cannot parse one
 */
async function loadCaptions(
  tracks: CaptionTracks,
  texts: Captions,
  signal: AbortSignal,
): Promise<LessonCues> {
  const [gsw, en] = await Promise.all([
    load(tracks.gsw, texts.gsw, signal),
    load(tracks.en, texts.en, signal),
  ]);
  return { gsw, en };
}

export const shows = (shown: ShownLanguages, language: 'gsw' | 'en'): boolean =>
  shown === language || shown === 'both';

/**
 * Reads the captions of a video. The page draws them, except in a phone's full screen, where only
 * the browser can.
 *
 * @param texts WebVTT by language; undefined when there are none
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
