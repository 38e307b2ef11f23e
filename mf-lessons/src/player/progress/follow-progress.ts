import { FINISHED_AT } from '../control/resume';
import { createWatchTime, type Watched } from './watch-time';

/** What is to be remembered of watching. */
export interface ProgressListener {
  onWatched(watched: Watched): void;
  /** Once, when nearly all of it has been played to. */
  onFinished(): void;
}

/** Tells what a learner watches of a video until the signal ends it. */
export function followProgress(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { onWatched, onFinished }: ProgressListener,
): void {
  let isFinished = false;
  const time = createWatchTime(onWatched);
  const on = (type: string, react: () => void) => video.addEventListener(type, react, { signal });

  on('timeupdate', () => {
    if (video.paused || video.seeking) return;
    time.playedTo(video.currentTime);
    if (isFinished || !(video.currentTime >= FINISHED_AT * video.duration)) return;
    isFinished = true;
    onFinished();
  });
  on('seeking', () => time.jumpedTo(video.currentTime));
  on('pause', time.flush);
  signal.addEventListener('abort', time.flush);
}
