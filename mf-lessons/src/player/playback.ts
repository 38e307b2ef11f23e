import { BehaviorSubject } from 'kit';
import {
  FORGIVEN_AFTER_S,
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  type FatalError,
  type Quality,
  type Reaction,
} from 'kit/stream';
import type { Log, ObservableValue } from 'shared-contracts';
import { followVideo } from './follow-video';
import { createStreamSource, type SourceOptions } from './stream-source';

/**
 * The status of the player: `playable` once there is a picture, `ready` once it can play through.
 * Source: VIDEO-loading-then-playable.
 */
export type PlaybackStatus =
  'loading' | 'playable' | 'ready' | 'reconnecting' | 'failed' | 'unsupported';

export interface PlaybackOptions extends SourceOptions {
  readonly log: Log;
  readonly autoplay: boolean;
  /** Start position in seconds; default 0. */
  readonly startAt?: number;
}

export interface Playback {
  readonly status$: ObservableValue<PlaybackStatus>;
  /**
   * Heights of the picture to choose from, in pixels, lowest first; empty when there is no choice.
   */
  readonly heights$: ObservableValue<readonly number[]>;
  setQuality(quality: Quality): void;
  /**
   * Restarts with a fresh URL at the same position; the way out of `failed`. It happens by itself
   * when the network returns.
   */
  retry(): void;
  /** Stops everything and releases the element. */
  destroy(): void;
}

/** Plays a stream in a video element, and reacts to errors as `reactToFatalError` decides. */
export function startPlayback(options: PlaybackOptions): Playback {
  const { video, log } = options;
  const status$ = new BehaviorSubject<PlaybackStatus>('loading');
  const heights$ = new BehaviorSubject<readonly number[]>([]);
  const leaving = new AbortController();
  const { signal } = leaving;
  let history = NO_RECOVERIES;
  let troubledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (status: PlaybackStatus) => {
    if (!signal.aborted && status$.value !== status) status$.next(status);
  };

  const progress = followVideo(video, signal, {
    autoplay: options.autoplay,
    startAt: options.startAt ?? 0,
    onPlayRefused: (error) => log.info('The browser refused to play by itself', { error }),
    onReady(readiness) {
      // After `ready`, only running out of data changes the status.
      const isKnown = readiness === 'playable' && status$.value === 'ready';
      if (timer === undefined && status$.value !== 'failed' && !isKnown) show(readiness);
    },
    onStall() {
      if (status$.value === 'ready') show('playable');
    },
    onMove(position) {
      if (Math.abs(position - troubledAt) >= FORGIVEN_AFTER_S) history = NO_RECOVERIES;
    },
  });

  const source = createStreamSource(options, {
    signal,
    position: progress.position,
    onFatalError,
    onHeights: (heights) => heights$.next(heights),
    onUnsupported: () => show('unsupported'),
  });
  const orFail = (step: Promise<void>) =>
    step.catch((error: unknown) => {
      log.warn('The video could not be loaded', { error });
      show('failed');
    });

  function perform(reaction: Reaction) {
    switch (reaction.do) {
      case 'retry-loading':
        timer = setTimeout(() => {
          timer = undefined;
          source.engine?.retryLoading(progress.position());
        }, reaction.afterMs);
        return show('reconnecting');
      case 'recover-media':
        return source.engine?.recoverMedia(progress.position());
      case 'restart':
        return source.restart();
      case 'renew-url':
        show('reconnecting');
        return void orFail(source.renew());
      case 'give-up':
        return show('failed');
    }
  }

  function onFatalError(error: FatalError) {
    clearTimeout(timer);
    timer = undefined;
    troubledAt = progress.position();
    const reaction = reactToFatalError(error, history);
    history = remember(history, reaction);
    log.warn('The video stopped', { ...error, reaction: reaction.do, position: troubledAt });
    perform(reaction);
  }

  void orFail(source.begin());

  const retry = () => {
    history = NO_RECOVERIES;
    show('loading');
    void orFail(source.renew());
  };
  // The network is back, so nobody has to wait or to press.
  const onOnline = () => {
    if (status$.value === 'failed') retry();
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    history = NO_RECOVERIES;
    source.engine?.retryLoading(progress.position());
  };
  window.addEventListener('online', onOnline, { signal });

  return {
    status$,
    heights$,
    setQuality: source.setQuality,
    retry,
    destroy() {
      clearTimeout(timer);
      leaving.abort();
      source.destroy();
    },
  };
}
