import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';

/** What the controls show of a video. */
export interface MediaState {
  readonly isPlaying: boolean;
  /** The learner played or moved it since the page was opened. */
  readonly hasStarted: boolean;
  readonly isEnded: boolean;
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds; 0 while it is not known. */
  readonly duration: number;
}

export interface Media {
  readonly state$: ObservableValue<MediaState>;
  /** Seconds; follows the video about four times a second. */
  readonly position$: ObservableValue<number>;
  /** The learner has begun, by moving it. */
  begin(): void;
  /** Watches a video until the signal ends it. */
  follow(video: HTMLVideoElement, signal: AbortSignal): void;
}

const NOTHING_YET: MediaState = {
  isPlaying: false,
  hasStarted: false,
  isEnded: false,
  isMuted: false,
  volume: 1,
  duration: 0,
};

const EVENTS = [
  ...['play', 'playing', 'pause', 'ended', 'seeking', 'seeked'],
  ...['volumechange', 'durationchange', 'loadedmetadata'],
];

/**
 * By playing, or by moving it with the browser's own controls. A move without them is no learner's:
 * the stream begins at a place, and jumps over holes; and ours is told by `begin`.
 */
const isBegun = (event: string, { controls }: HTMLVideoElement) =>
  event === 'play' || (event === 'seeking' && controls);

/** The state of a video element as something that can be watched. */
export function createMedia(): Media {
  const state$ = new BehaviorSubject(NOTHING_YET);
  const position$ = new BehaviorSubject(0);
  return {
    state$,
    position$,
    begin: () => state$.next({ ...state$.value, hasStarted: true }),
    follow(video, signal) {
      const read = ({ type }: Event) => {
        const { duration } = video;
        state$.next({
          isPlaying: !video.paused,
          hasStarted: state$.value.hasStarted || isBegun(type, video),
          isEnded: video.ended,
          isMuted: video.muted,
          volume: video.volume,
          // A stream that starts anew has none for a while.
          duration: Number.isFinite(duration) ? duration : state$.value.duration,
        });
      };
      const move = () => {
        if (position$.value !== video.currentTime) position$.next(video.currentTime);
      };
      for (const type of EVENTS) video.addEventListener(type, read, { signal });
      for (const type of ['timeupdate', 'seeking']) {
        video.addEventListener(type, move, { signal });
      }
      read(new Event('attach'));
    },
  };
}
