export interface VideoFollower {
  /** Plays as soon as there is a picture, without being asked. */
  readonly autoplay: boolean;
  /** Where the stream begins, in seconds. */
  readonly startAt: number;
  /** Browsers refuse before the first interaction; that is only logged (SPEC §2). */
  readonly onPlayRefused: (error: unknown) => void;
  /** There is a picture (`playable`), or it can play through (`ready`). */
  readonly onReady: (readiness: 'playable' | 'ready') => void;
  /** It should be running, and has run out of what to show. */
  readonly onStall: () => void;
  /** @param position seconds */
  readonly onMove: (position: number) => void;
}

/**
 * Watches a video element. Loading a stream anew sends the element to zero and pauses it without
 * saying so; therefore where the learner is and whether it should be running is remembered here,
 * and playing goes on by itself afterwards.
 *
 * @param signal ends it
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
  // Where the learner wants to be, even when nothing arrives from there.
  on('seeking', move);
  on('timeupdate', () => {
    // Back at zero is a stream that starts anew; a seek says so itself.
    if (video.currentTime > position) move();
  });
  on('progress', () => {
    if (video.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA) onReady('ready');
  });

  return { position: () => position };
}
