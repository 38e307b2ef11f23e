export interface VideoFollower {
  /** Whether to play as soon as there is a picture. */
  readonly autoplay: boolean;
  /** Start of the stream in seconds. */
  readonly startAt: number;
  /**
   * Called when the browser refuses to play before the first interaction
   * (PLAYER-autoplay-failure-logged).
   */
  readonly onPlayRefused: (error: unknown) => void;
  /** Called when there is a picture (`playable`) or it can play through (`ready`). */
  readonly onReady: (readiness: 'playable' | 'ready') => void;
  /** Called when the video has run out of data. */
  readonly onStall: () => void;
  /** @param position seconds */
  readonly onMove: (position: number) => void;
}

/**
 * Watches a video element. Reloading a stream resets the position and pauses without an event. So
 * the follower remembers the position and whether the video should play, and resumes.
 *
 * @param signal stops watching
 */
export function followVideo(
  video: HTMLVideoElement,
  signal: AbortSignal,
  { autoplay, startAt, onPlayRefused, onReady, onStall, onMove }: VideoFollower,
): { position(): number } {
  let position = startAt;
  let shouldPlay = autoplay;

  const on = (type: keyof HTMLMediaElementEventMap, react: () => void) =>
    video.addEventListener(type, react, { signal });
  const move = () => {
    position = video.currentTime;
    onMove(position);
  };

  on('play', () => (shouldPlay = true));
  on('pause', () => (shouldPlay = false));
  on('canplay', () => {
    onReady('playable');
    if (shouldPlay && video.paused) video.play().catch(onPlayRefused);
  });
  on('canplaythrough', () => onReady('ready'));
  on('playing', () => onReady('ready'));
  on('waiting', onStall);
  // The target of a seek counts, even if no data arrives there.
  on('seeking', move);
  on('timeupdate', () => {
    // A jump to zero is a restarted stream; seeking has its own event.
    if (video.currentTime > position) move();
  });
  on('progress', () => {
    if (video.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA) onReady('ready');
  });

  // A seek counts before its event: the engine may fail in between.
  return { position: () => (video.seeking ? video.currentTime : position) };
}
