import { FINISHED_AT } from '../control/resume';
import { createWatchTime, type Watched } from './watch-time';

/** What is to be remembered of watching. */
export interface ProgressListener {
  /** The position is 0 once it is finished, until the learner goes back: nothing is left to go on with. */
  onWatched(watched: Watched): void;
  /** When nearly all of it has been played to; again only after the learner went back. */
  onFinished(): void;
  /** All is told, and perhaps nothing comes after it: the page is hidden, or the video leaves it. */
  onLeave(): void;
}

/** Tells what a learner watches of a video until the signal ends it. */
export function followProgress(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onWatched, onFinished, onLeave }: ProgressListener,
): void {
  /** Seconds from which on it is over; none while it is not finished. */
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
