import type { Captions } from 'shared-contracts';
import type { Cue, LessonCues } from '../lines/line-times';

export interface CaptionTracks {
  readonly gsw: HTMLTrackElement;
  readonly en: HTMLTrackElement;
}

/** The cue's own words, without the markup that WebVTT allows. */
function toCue(cue: TextTrackCue): Cue {
  const { text } = cue as VTTCue;
  const shown = 'getCueAsHTML' in cue ? (cue as VTTCue).getCueAsHTML().textContent : text;
  return { line: Number(cue.id) - 1, start: cue.startTime, end: cue.endTime, text: shown ?? text };
}

/** One language, read by the browser. */
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
    // `hidden` makes the browser read them and leaves it to us to show them.
    element.track.mode = 'hidden';
  });
}

/**
 * Hands the WebVTT texts of a lesson to the browser and answers what it reads from them. They stay
 * in the video, so that a phone's own full screen has them too.
 *
 * @param signal ends it and lets go of the texts
 * @throws {Error} when the browser cannot read one
 */
export async function loadCaptions(
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
