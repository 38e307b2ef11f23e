import type { Outcome } from 'kit/machine';
import {
  FORGIVEN_AFTER_S,
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  type FatalError,
  type Reaction,
} from 'kit/stream';

/**
 * The status of the player: `playable` with a first picture, `ready` to play through. Source:
 * VIDEO-loading-then-playable.
 */
export type PlaybackStatus =
  'loading' | 'playable' | 'ready' | 'reconnecting' | 'failed' | 'unsupported';

export interface PlaybackWork {
  readonly status: PlaybackStatus;
  readonly history: typeof NO_RECOVERIES;
  /** Position of the last error, in seconds. */
  readonly troubledAt: number;
  /** Whether the next attempt waits for its timer. */
  readonly isWaiting: boolean;
}

export const FIRST_WORK: PlaybackWork = {
  status: 'loading',
  history: NO_RECOVERIES,
  troubledAt: 0,
  isWaiting: false,
};

/** Positions are in seconds. */
export type PlaybackEvent =
  | { readonly type: 'playable' | 'ready' | 'stalled' | 'waited' | 'online' | 'retry' }
  | { readonly type: 'failed' | 'unsupported' }
  | { readonly type: 'moved'; readonly position: number }
  | { readonly type: 'stopped'; readonly error: FatalError; readonly position: number };

export type PlaybackEffect =
  | { readonly do: 'load-again' }
  | { readonly do: 'warn'; readonly details: Readonly<Record<string, unknown>> }
  | Reaction;

type Result = Outcome<PlaybackWork, PlaybackEffect>;

const become = (state: PlaybackWork, ...effects: readonly PlaybackEffect[]): Result => ({
  state,
  effects,
});

const STATUS_AFTER: Partial<Record<Reaction['do'], PlaybackStatus>> = {
  'retry-loading': 'reconnecting',
  'renew-url': 'reconnecting',
  'give-up': 'failed',
};

function afterError(work: PlaybackWork, error: FatalError, position: number): Result {
  const reaction = reactToFatalError(error, work.history);
  const state: PlaybackWork = {
    status: STATUS_AFTER[reaction.do] ?? work.status,
    history: remember(work.history, reaction),
    troubledAt: position,
    isWaiting: reaction.do === 'retry-loading',
  };
  const details = { ...error, reaction: reaction.do, position };
  return become(state, { do: 'warn', details }, reaction);
}

/**
 * Loads again if an attempt is waiting. So one wait loads once, whether its timer or the network
 * ends it.
 */
const loadAgain = (work: PlaybackWork, history: PlaybackWork['history']): Result =>
  work.isWaiting
    ? become({ ...work, history, isWaiting: false }, { do: 'load-again' })
    : become(work);

/**
 * Computes the next state of the playback, and the effects to run. `reactToFatalError` decides
 * about errors.
 */
export function stepPlayback(work: PlaybackWork, event: PlaybackEvent): Result {
  const { status, isWaiting } = work;
  switch (event.type) {
    case 'playable':
    case 'ready': {
      // After `ready`, only running out of data changes the status.
      const isBehind = event.type === 'playable' && status === 'ready';
      return become(
        isWaiting || status === 'failed' || isBehind ? work : { ...work, status: event.type },
      );
    }
    case 'stalled':
      return become(status === 'ready' ? { ...work, status: 'playable' } : work);
    case 'moved': {
      const isFar = Math.abs(event.position - work.troubledAt) >= FORGIVEN_AFTER_S;
      const isNews = isFar && work.history !== NO_RECOVERIES;
      return become(isNews ? { ...work, history: NO_RECOVERIES } : work);
    }
    case 'stopped':
      return afterError(work, event.error, event.position);
    case 'online':
      // The network is back: neither wait for the timer nor for a press.
      if (status === 'failed') return stepPlayback(work, { type: 'retry' });
      return loadAgain(work, NO_RECOVERIES);
    case 'waited':
      return loadAgain(work, work.history);
    case 'retry':
      return become({ ...work, status: 'loading', history: NO_RECOVERIES }, { do: 'renew-url' });
    case 'failed':
    case 'unsupported':
      return become({ ...work, status: event.type });
  }
}
