import { BehaviorSubject } from 'kit';
import type { ObservableValue } from 'shared-contracts';

/** The state of a video, as the controls show it. */
export interface MediaState {
  readonly isPlaying: boolean;
  /** Whether the learner has played or moved the film since the page was opened. */
  readonly hasStarted: boolean;
  readonly isEnded: boolean;
  readonly isMuted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
}

export interface Media {
  readonly state$: ObservableValue<MediaState>;
  /** Seconds; updated about four times a second. */
  readonly position$: ObservableValue<number>;
  /** Marks the film as started, because the learner has moved it. */
  begin(): void;
  /** Watches a video element until the signal aborts. */
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
 * Whether an event means that the learner has started the film: by playing, or by seeking with the
 * browser's controls. The stream causes other seeks; our own controls call `begin`.
 */
const isBegun = (event: string, { controls }: HTMLVideoElement) =>
  event === 'play' || (event === 'seeking' && controls);

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
          // A restarted stream has no duration for a while.
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
