import { FINISHED_AT } from '../control/resume';

/** A longer step between two positions is a jump, in seconds of the video. */
const LONGEST_STEP = 2;
/** Played seconds are reported in portions of this length. */
const TELL_AFTER = 5;
/** Above this speed nobody can listen. */
const FASTEST = 2;

/** A played range without a jump, in seconds of the video. */
export interface Watched {
  readonly from: number;
  readonly to: number;
  /** Where to resume; 0 near the end. */
  readonly position: number;
  readonly duration: number;
}

/**
 * Collects played ranges. Jumps do not count.
 *
 * @param tell called every few seconds, and by `flush` with the rest; a range without length is
 *   only a position to resume at
 */
export function createWatchTime(tell: (stretch: Pick<Watched, 'from' | 'to'>) => void) {
  let position: number | undefined;
  let from: number | undefined;
  let reportedAt: number | undefined;
  const flush = () => {
    if (position === undefined || from === undefined || reportedAt === position) return;
    tell({ from, to: position });
    from = position;
    reportedAt = position;
  };
  /** The learner has moved to this position, or did not see what played before it. */
  const jumpedTo = (to: number) => {
    flush();
    position = to;
    from = to;
    reportedAt = to;
  };
  return {
    /** The video has played to this position. */
    playedTo(to: number) {
      const step = position === undefined ? 0 : to - position;
      if (step <= 0 || step > LONGEST_STEP) return jumpedTo(to);
      position = to;
      if (to - (from ?? to) >= TELL_AFTER) flush();
    },
    /** The video has come to this position, which counts only for resuming. */
    passedTo(to: number) {
      if (from !== position) flush();
      position = to;
      from = to;
      reportedAt ??= to;
      if (Math.abs(to - reportedAt) >= TELL_AFTER) flush();
    },
    jumpedTo,
    flush,
  };
}

/** Receives the played ranges of a video. */
export interface ProgressListener {
  onWatched(watched: Watched): void;
  /** Called after the last report, when the page is hidden or the video is removed. */
  onLeave(): void;
}

const isSeen = (video: HTMLVideoElement): boolean =>
  document.visibilityState === 'visible' || document.pictureInPictureElement === video;

/** Whether a learner can follow the video, by listening or reading. */
const isFollowed = (video: HTMLVideoElement, hasCaptions: boolean): boolean =>
  video.playbackRate <= FASTEST && (hasCaptions || (!video.muted && video.volume > 0));

/**
 * Reports what a learner watches, until the signal aborts. Playing in a hidden tab does not count.
 * Above double speed, or without sound and captions, it reports only the position to resume at.
 * Source: decision 68.
 *
 * @param hasCaptions whether captions are shown now
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
    // The video may have played on unseen.
    else time.jumpedTo(video.currentTime);
  };
  document.addEventListener('visibilitychange', onSeen, { signal });
  signal.addEventListener('abort', leave);
}
