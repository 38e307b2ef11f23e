import { FINISHED_AT } from '../control/resume';

/** A longer step between two positions is a jump. Seconds of the video. */
const LONGEST_STEP = 2;
/** Seconds that are collected before they are reported. */
const TELL_AFTER = 5;
/** What is played faster is not listened to. */
const FASTEST = 2;

/** A stretch that was played without a break; seconds from the beginning of the video. */
export interface Watched {
  readonly from: number;
  readonly to: number;
  /** Where to resume; 0 near the end. */
  readonly position: number;
  /** Of the whole video, in seconds. */
  readonly duration: number;
}

/**
 * Collects the stretches that were played; jumps do not count.
 *
 * @param tell called every few seconds, and by `flush` with the rest; a stretch without a length
 *   is a place alone
 */
export function createWatchTime(tell: (stretch: Pick<Watched, 'from' | 'to'>) => void) {
  let position: number | undefined;
  let from: number | undefined;
  let told: number | undefined;
  const flush = () => {
    if (position === undefined || from === undefined || told === position) return;
    tell({ from, to: position });
    from = position;
    told = position;
  };
  /** The learner has moved to this position, or what was played up to it was not seen. */
  const jumpedTo = (to: number) => {
    flush();
    position = to;
    from = to;
    told = to;
  };
  return {
    /** The video has played to this position. */
    playedTo(to: number) {
      const step = position === undefined ? 0 : to - position;
      if (step <= 0 || step > LONGEST_STEP) return jumpedTo(to);
      position = to;
      if (to - (from ?? to) >= TELL_AFTER) flush();
    },
    /** The video has come to this position, which counts only as the place to resume at. */
    passedTo(to: number) {
      if (from !== position) flush();
      position = to;
      from = to;
      told ??= to;
      if (Math.abs(to - told) >= TELL_AFTER) flush();
    },
    jumpedTo,
    flush,
  };
}

/** Receives what a learner watches. */
export interface ProgressListener {
  onWatched(watched: Watched): void;
  /** Called after the last report, when the page is hidden or the video is removed. */
  onLeave(): void;
}

const isSeen = (video: HTMLVideoElement): boolean =>
  document.visibilityState === 'visible' || document.pictureInPictureElement === video;

/** Whether what plays now can be followed, by ear or by reading. */
const isFollowed = (video: HTMLVideoElement, hasCaptions: boolean): boolean =>
  video.playbackRate <= FASTEST && (hasCaptions || (!video.muted && video.volume > 0));

/**
 * Reports what a learner watches of a video, until the signal ends it. What plays in a hidden tab
 * does not count. What plays faster than twice, or without sound and captions, is a stretch without
 * a length: the place to resume at. Source: decision 68.
 *
 * @param hasCaptions whether the video shows captions now
 */
export function followProgress(
  video: HTMLVideoElement,
  signal: AbortSignal,
  hasCaptions: () => boolean,
  { onWatched, onLeave }: ProgressListener,
): void {
  const time = createWatchTime(({ from, to }) => {
    const { duration } = video;
    onWatched({ from, to, position: to >= FINISHED_AT * duration ? 0 : to, duration });
  });
  const on = (type: string, react: () => void) => video.addEventListener(type, react, { signal });

  const advance = () => {
    if (video.seeking) return;
    if (!isSeen(video)) time.jumpedTo(video.currentTime);
    else if (isFollowed(video, hasCaptions())) time.playedTo(video.currentTime);
    else time.passedTo(video.currentTime);
  };
  on('timeupdate', () => {
    if (!video.paused) advance();
  });
  on('seeking', () => time.jumpedTo(video.currentTime));
  on('pause', () => {
    advance();
    time.flush();
  });
  const leave = () => {
    time.flush();
    onLeave();
  };
  const onSeen = () => {
    if (document.visibilityState === 'hidden') leave();
    // What follows may be far behind what was seen.
    else time.jumpedTo(video.currentTime);
  };
  document.addEventListener('visibilitychange', onSeen, { signal });
  signal.addEventListener('abort', leave);
}
