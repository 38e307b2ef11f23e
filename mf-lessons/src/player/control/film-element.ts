import type { Log, Preferences } from 'shared-contracts';
import type { Media } from './media';

/**
 * Applies the chosen speed. Loading a stream resets the rate to the default rate, so both are set.
 */
const followSpeed = ({ values$ }: Preferences, element: HTMLVideoElement) =>
  values$.subscribe(({ speed }) => {
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
  });

/** Controls the attached video element. Without one, every function does nothing. */
export function createFilmElement(media: Media, preferences: Preferences, log: Log) {
  let video: HTMLVideoElement | undefined;
  /** @param to seconds; kept within the video */
  const move = (to: number) => {
    if (!video) return;
    const end = media.state$.value.duration || Infinity;
    video.currentTime = Math.min(Math.max(to, 0), end);
  };
  return {
    video: () => video,
    /** @returns a function to detach the element */
    attach(element: HTMLVideoElement, follow: (signal: AbortSignal) => void) {
      const leaving = new AbortController();
      video = element;
      media.follow(element, leaving.signal);
      follow(leaving.signal);
      const speed = followSpeed(preferences, element);
      return () => {
        leaving.abort();
        speed.unsubscribe();
        if (video === element) video = undefined;
      };
    },
    move,
    /** Seeks on behalf of the learner. */
    seek(to: number) {
      if (video) media.begin();
      move(to);
    },
    play() {
      video?.play().catch((error: unknown) => log.info('The browser refused to play', { error }));
    },
    pause: () => video?.pause(),
    toggleMute() {
      if (video) video.muted = !video.muted;
    },
    /** @param volume 0 to 1 */
    setVolume(volume: number) {
      if (!video) return;
      video.volume = volume;
      video.muted = volume === 0;
    },
  };
}
