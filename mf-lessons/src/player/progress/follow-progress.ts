import { FINISHED_AT } from '../control/resume';

/** A longer step between two positions is a jump. Seconds of the video. */
const LONGEST_STEP = 2;
/** Seconds that are collected before they are reported. */
const TELL_AFTER = 5;

export interface Watched {
  /** Seconds from the beginning of the video. */
  readonly position: number;
  /** Seconds of the video watched since the last report. */
  readonly seconds: number;
}

/**
 * Adds up the watched time; jumps do not count.
 *
 * @param tell called every few seconds, and by `flush` with the rest
 */
export function createWatchTime(tell: (watched: Watched) => void) {
  let position: number | undefined;
  let seconds = 0;
  const flush = () => {
    if (position === undefined || seconds === 0) return;
    tell({ position, seconds });
    seconds = 0;
  };
  return {
    /** The video has played to this position. */
    playedTo(to: number) {
      const step = position === undefined ? 0 : to - position;
      if (step > 0 && step <= LONGEST_STEP) seconds += step;
      position = to;
      if (seconds >= TELL_AFTER) flush();
    },
    /** The learner has moved to this position. */
    jumpedTo(to: number) {
      flush();
      position = to;
    },
    flush,
  };
}

/** Receives what a learner watches. */
export interface ProgressListener {
  /** The position is 0 once the video is finished, until the learner goes back. */
  onWatched(watched: Watched): void;
  /** Called when nearly all was played; again only after the learner went back. */
  onFinished(): void;
  /** Called after the last report, when the page is hidden or the video is removed. */
  onLeave(): void;
}

/** Reports what a learner watches of a video, until the signal ends it. */
export function followProgress(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onWatched, onFinished, onLeave }: ProgressListener,
): void {
  /** Position from which it counts as finished; infinite before that. */
  let overFrom = Number.POSITIVE_INFINITY;
  const time = createWatchTime(({ position, seconds }) =>
    onWatched({ position: position >= overFrom ? 0 : position, seconds }),
  );
  const on = (type: string, react: () => void) => video.addEventListener(type, react, { signal });

  on('timeupdate', () => {
    if (video.paused || video.seeking) return;
    const end = FINISHED_AT * video.duration;
    const isFinishing = video.currentTime >= end && overFrom === Number.POSITIVE_INFINITY;
    if (isFinishing) overFrom = end;
    time.playedTo(video.currentTime);
    if (isFinishing) onFinished();
  });
  on('seeking', () => {
    time.jumpedTo(video.currentTime);
    if (video.currentTime < overFrom) overFrom = Number.POSITIVE_INFINITY;
  });
  on('pause', time.flush);
  const leave = () => {
    time.flush();
    onLeave();
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  signal.addEventListener('abort', leave);
}
