import { BehaviorSubject } from 'kit';
import type { Log, ObservableValue } from 'shared-contracts';
import type { CreateEngine, Quality, StreamEngine } from './engine';
import { followVideo } from './follow-video';
import {
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  type FatalError,
  type Reaction,
} from './react-to-fatal-error';

/**
 * Loading, then playable (SPEC §4): `playable` as soon as there is a picture and controls make
 * sense, `ready` once it can play through.
 */
export type PlaybackStatus =
  'loading' | 'playable' | 'ready' | 'reconnecting' | 'failed' | 'unsupported';

export interface PlaybackOptions {
  readonly video: HTMLVideoElement;
  /** HLS playlist. */
  readonly url: string;
  /** Asks the server for a fresh URL of the same stream. */
  readonly renewUrl: () => Promise<string>;
  /** Answers undefined where the browser cannot play HLS at all. */
  readonly loadEngine: () => Promise<CreateEngine | undefined>;
  readonly log: Log;
  readonly autoplay: boolean;
  /** Where to begin, in seconds; default 0. */
  readonly startAt?: number;
}

export interface Playback {
  readonly status$: ObservableValue<PlaybackStatus>;
  /** Heights of the picture to choose from, in pixels, lowest first; none: there is no choice. */
  readonly heights$: ObservableValue<readonly number[]>;
  setQuality(quality: Quality): void;
  /** Starts over with a fresh URL at the same position; the way out of `failed`. */
  retry(): void;
  /** Stops everything and lets go of the element. */
  destroy(): void;
}

/** The picture has to move on by this many seconds before earlier errors are forgotten. */
const FORGIVEN_AFTER_SECONDS = 5;

/** Feeds a video element with a stream and keeps it going, as `reactToFatalError` decides. */
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
  let url = options.url;
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
      // Once it could play through, only running out of picture is worth a word.
      const isKnown = readiness === 'playable' && status$.value === 'ready';
      if (timer === undefined && status$.value !== 'failed' && !isKnown) show(readiness);
    },
    onStall() {
      if (status$.value === 'ready') show('playable');
    },
    onMove(position) {
      if (Math.abs(position - troubledAt) >= FORGIVEN_AFTER_SECONDS) history = NO_RECOVERIES;
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
    engine.load(url, progress.position());
  };
  const renew = async () => {
    isRenewing = true;
    try {
      const fresh = await options.renewUrl();
      if (signal.aborted) return;
      url = fresh;
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
        return engine?.load(url, progress.position());
      case 'renew-url':
        show('reconnecting');
        return void orFail(renew());
      case 'give-up':
        return show('failed');
    }
  }

  function onFatalError(error: FatalError) {
    // While a fresh URL is on its way, the old stream's troubles are settled already.
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

  return {
    status$,
    heights$,
    setQuality(wanted) {
      quality = wanted;
      engine?.setQuality(wanted);
    },
    retry() {
      history = NO_RECOVERIES;
      show('loading');
      void orFail(renew());
    },
    destroy() {
      clearTimeout(timer);
      leaving.abort();
      engine?.destroy();
    },
  };
}
