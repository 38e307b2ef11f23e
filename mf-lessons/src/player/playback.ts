import { BehaviorSubject } from 'kit';
import {
  FORGIVEN_AFTER_S,
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  type CreateEngine,
  type FatalError,
  type Quality,
  type Reaction,
  type Stream,
  type StreamEngine,
} from 'kit/stream';
import type { Log, ObservableValue } from 'shared-contracts';
import { followVideo } from './follow-video';

/**
 * The status of the player: `playable` once there is a picture, `ready` once it can play through.
 * Source: VIDEO-loading-then-playable.
 */
export type PlaybackStatus =
  'loading' | 'playable' | 'ready' | 'reconnecting' | 'failed' | 'unsupported';

export interface PlaybackOptions {
  readonly video: HTMLVideoElement;
  readonly stream: Stream;
  /** Asks the server for the same video under a fresh URL. */
  readonly renewStream: () => Promise<Stream>;
  /** Resolves to undefined when the browser cannot play HLS. */
  readonly loadEngine: () => Promise<CreateEngine | undefined>;
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
  let engine: StreamEngine | undefined;
  let history = NO_RECOVERIES;
  let troubledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { stream } = options;
  let isRenewing = false;
  let quality: Quality = 'auto';

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

  const begin = async () => {
    const create = await options.loadEngine();
    if (signal.aborted) return;
    if (!create) return show('unsupported');
    if (!engine) {
      engine = create(video, onFatalError, (heights) => heights$.next(heights));
      engine.setQuality(quality);
    }
    engine.load(stream, progress.position());
  };
  const renew = async () => {
    isRenewing = true;
    try {
      const fresh = await options.renewStream();
      stream.opening.giveUp();
      stream = fresh;
      if (signal.aborted) return stream.opening.giveUp();
      await begin();
    } finally {
      isRenewing = false;
    }
  };
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
          engine?.retryLoading(progress.position());
        }, reaction.afterMs);
        return show('reconnecting');
      case 'recover-media':
        return engine?.recoverMedia(progress.position());
      case 'restart':
        return engine?.load(stream, progress.position());
      case 'renew-url':
        show('reconnecting');
        return void orFail(renew());
      case 'give-up':
        return show('failed');
    }
  }

  function onFatalError(error: FatalError) {
    // A fresh URL is on its way, so errors of the old stream do not matter.
    if (signal.aborted || isRenewing) return;
    clearTimeout(timer);
    timer = undefined;
    troubledAt = progress.position();
    const reaction = reactToFatalError(error, history);
    history = remember(history, reaction);
    log.warn('The video stopped', { ...error, reaction: reaction.do, position: troubledAt });
    perform(reaction);
  }

  void orFail(begin());

  const retry = () => {
    history = NO_RECOVERIES;
    show('loading');
    void orFail(renew());
  };
  // The network is back, so nobody has to wait or to press.
  const onOnline = () => {
    if (status$.value === 'failed') retry();
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    history = NO_RECOVERIES;
    engine?.retryLoading(progress.position());
  };
  window.addEventListener('online', onOnline, { signal });

  return {
    status$,
    heights$,
    setQuality(wanted) {
      quality = wanted;
      engine?.setQuality(wanted);
    },
    retry,
    destroy() {
      clearTimeout(timer);
      leaving.abort();
      engine?.destroy();
      stream.opening.giveUp();
    },
  };
}
