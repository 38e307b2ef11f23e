import type { CreateEngine } from './engine';
import type { Stream } from './stream';
import type { FatalError } from './react-to-fatal-error';

/**
 * Converts an error of the browser. It reports a refused token as an unsupported source, so that
 * error counts as a refusal and leads to a new URL.
 */
function describe(error: MediaError | null): FatalError {
  switch (error?.code) {
    case 2:
      return { kind: 'network', reason: error.message };
    case 3:
      return { kind: 'media', reason: error.message };
    case 4:
      return { kind: 'refused', reason: error.message };
    default:
      return { kind: 'other', reason: error?.message ?? 'unknown' };
  }
}

/** Seconds behind the end of a live stream, which let the next segment arrive in time. */
const BEHIND_END_S = 10;

/**
 * The moment at second 0 of the video, in milliseconds since the epoch. Only Safari knows it, from
 * the dates of a playlist.
 * Source: https://html.spec.whatwg.org/multipage/media.html#media-timeline.
 */
function dateOfZero(video: HTMLVideoElement & { getStartDate?: () => Date }): number | undefined {
  const zero = video.getStartDate?.().getTime();
  return zero === undefined || Number.isNaN(zero) ? undefined : zero;
}

/** The browser's own HLS, for browsers without Media Source Extensions (iOS). */
export const createNativeEngine: CreateEngine = (video, onFatalError) => {
  let source: Stream | undefined;
  let resumeAt = 0;

  const onError = () => onFatalError(describe(video.error));
  const seek = () => {
    if (resumeAt > 0) video.currentTime = resumeAt;
  };
  video.addEventListener('error', onError);
  video.addEventListener('loadedmetadata', seek);

  const load = (stream: Stream, startAt: number) => {
    source = stream;
    resumeAt = startAt;
    video.src = stream.url;
    video.load();
  };
  const retry = (at: number) => {
    if (source) load(source, at);
  };

  return {
    load,
    retryLoading: retry,
    recoverMedia: retry,
    // The browser chooses the quality and does not report it.
    setQuality: () => undefined,
    liveEdge() {
      const { duration, seekable } = video;
      if (duration !== Infinity || seekable.length === 0) return undefined;
      return seekable.end(seekable.length - 1) - BEHIND_END_S;
    },
    positionOf(at) {
      const { duration, seekable } = video;
      const zero = dateOfZero(video);
      if (duration !== Infinity || seekable.length === 0 || zero === undefined) return undefined;
      const position = (at - zero) / 1000;
      return position >= seekable.start(0) && position < seekable.end(seekable.length - 1)
        ? position
        : undefined;
    },
    destroy() {
      video.removeEventListener('error', onError);
      video.removeEventListener('loadedmetadata', seek);
      video.removeAttribute('src');
      video.load();
    },
  };
};
