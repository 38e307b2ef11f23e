import type { Outcome } from 'kit/machine';

export type LiveStatus =
  'loading' | 'playing' | 'paused' | 'reconnecting' | 'failed' | 'unsupported';

/** The state of the playback of a live stream. */
export interface LiveWork {
  readonly status: LiveStatus;
  /** False: the learner has paused. */
  readonly shouldPlay: boolean;
  /** Whether the learner chose to watch an earlier part of the lesson. */
  readonly isEarlier: boolean;
}

export type LiveEvent =
  | { readonly type: 'status'; readonly status: LiveStatus }
  /** Events of the video element. */
  | { readonly type: 'play' | 'canplay' | 'playing' | 'waiting' }
  | { readonly type: 'pause'; readonly isHidden: boolean }
  /** New data. `isPlaying`: the picture moves; `isRetrying`: a retry waits for its timer. */
  | { readonly type: 'progress'; readonly isPlaying: boolean; readonly isRetrying: boolean }
  | { readonly type: 'play-refused'; readonly isMuted: boolean }
  /** The stream starts at the live edge. */
  | { readonly type: 'loaded' }
  | { readonly type: 'page-shown'; readonly isBehind: boolean }
  | { readonly type: 'online' }
  | { readonly type: 'key-play' | 'key-pause' | 'go-live' | 'retry' }
  /** `position`: seconds in the stream; undefined: the stream has lost the beginning. */
  | { readonly type: 'go-to-beginning'; readonly position: number | undefined };

export type LiveEffect =
  | { readonly do: 'play' | 'pause' | 'mute' | 'seek-edge' | 'hurry' | 'begin-again' }
  | { readonly do: 'seek'; readonly position: number };

type Result = Outcome<LiveWork, LiveEffect>;

export const FIRST_WORK: LiveWork = { status: 'loading', shouldPlay: true, isEarlier: false };

const become = (state: LiveWork, ...effects: readonly LiveEffect[]): Result => ({ state, effects });

function pausedByLearner(work: LiveWork): LiveWork {
  const { status } = work;
  const isOn = status === 'playing' || status === 'loading';
  return { ...work, shouldPlay: false, status: isOn ? 'paused' : status };
}

const goLive = (work: LiveWork): Result =>
  become({ ...work, shouldPlay: true, isEarlier: false }, { do: 'seek-edge' }, { do: 'play' });

const retry = (work: LiveWork): Result =>
  become({ ...work, shouldPlay: true, status: 'loading' }, { do: 'begin-again' });

/** Decides what an event does to the playback of a live stream. */
export function stepLive(work: LiveWork, event: LiveEvent): Result {
  const { status, shouldPlay, isEarlier } = work;
  switch (event.type) {
    case 'status':
      return become({ ...work, status: event.status });
    case 'play':
      return become({ ...work, shouldPlay: true });
    case 'pause':
      // In a hidden page the browser pauses, not the learner.
      return become(event.isHidden ? work : pausedByLearner(work));
    case 'canplay':
      return shouldPlay ? become(work, { do: 'play' }) : become({ ...work, status: 'paused' });
    case 'playing':
      return become({ ...work, status: 'playing' });
    case 'waiting':
      return become(status === 'playing' ? { ...work, status: 'loading' } : work);
    case 'progress': {
      // The picture never stopped, so no `playing` follows.
      const isBack = status === 'reconnecting' && !event.isRetrying && event.isPlaying;
      return become(isBack ? { ...work, status: 'playing' } : work);
    }
    case 'play-refused':
      // Without a press, browsers play only muted; the player then offers to turn the sound on.
      if (event.isMuted) return become({ ...work, status: 'paused' });
      return become(work, { do: 'mute' }, { do: 'play' });
    case 'loaded':
      return become({ ...work, isEarlier: false });
    case 'page-shown':
      if (!shouldPlay) return become(work);
      // A picture that kept playing in the hidden page does not jump.
      return isEarlier || !event.isBehind ? become(work, { do: 'play' }) : goLive(work);
    case 'online':
      return status === 'failed' ? retry(work) : become(work, { do: 'hurry' });
    case 'key-play':
      return become({ ...work, shouldPlay: true }, { do: 'play' });
    case 'key-pause':
      // In a hidden page the `pause` event is ignored, so note the learner's pause here.
      return become(pausedByLearner(work), { do: 'pause' });
    case 'go-live':
      return goLive(work);
    case 'go-to-beginning': {
      const { position } = event;
      if (position === undefined) return become(work);
      const state = { ...work, shouldPlay: true, isEarlier: true };
      return become(state, { do: 'seek', position }, { do: 'play' });
    }
    case 'retry':
      return retry(work);
  }
}
