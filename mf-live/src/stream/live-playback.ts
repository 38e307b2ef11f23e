import { BehaviorSubject } from 'kit';
import {
  detectSupport,
  LIVE_EDGE,
  loadEngine as loadStreamEngine,
  NO_OPENING,
  type CreateEngine,
  type StreamEngine,
  type StreamHealth,
} from 'kit/stream';
import type { Log, ObservableValue } from 'shared-contracts';
import { createLiveRecovery } from './live-recovery';
import { takeMediaKeys } from './media-keys';
import { createStreamAddresses } from './stream-addresses';

export type LiveStatus =
  'loading' | 'playing' | 'paused' | 'reconnecting' | 'failed' | 'unsupported';

export interface LivePlaybackOptions {
  readonly video: HTMLVideoElement;
  /** HLS playlist. */
  readonly url: string;
  /** Whether the address may have ended, so that the server is asked before the first load. */
  readonly isOld?: boolean;
  /**
   * Asks the server for the address again, because it was refused.
   *
   * @returns undefined when the server refuses the learner too; the room is closed then
   */
  readonly askAgain: () => Promise<string | undefined>;
  /** When the lesson that runs began, in milliseconds since the epoch; undefined: none runs. */
  readonly begunAt?: () => number | undefined;
  readonly log: Log;
  /** Resolves to undefined when the browser cannot play HLS. */
  readonly loadEngine?: () => Promise<CreateEngine | undefined>;
}

export interface LivePlayback {
  readonly status$: ObservableValue<LiveStatus>;
  /** Whether the picture is older than it has to be. */
  readonly isBehind$: ObservableValue<boolean>;
  /** Whether the stream still holds the beginning of the lesson that runs. */
  readonly hasBeginning$: ObservableValue<boolean>;
  /** How the stream arrives; undefined while that is unknown. */
  readonly health$: ObservableValue<StreamHealth | undefined>;
  /** The same stream under a fresh address; the picture does not stop. */
  renew(url: string): void;
  /** Plays what happens now. */
  goLive(): void;
  /** Plays the lesson that runs from its beginning. */
  goToBeginning(): void;
  /** Plays or pauses. */
  toggle(): void;
  /** Starts afresh; the way out of `failed`. */
  retry(): void;
  /** Stops everything and releases the element. */
  destroy(): void;
}

/** Seconds behind the live edge from which the picture counts as behind. */
const BEHIND_S = 8;
const LOOK_EVERY_MS = 1000;

/**
 * The engine of lessons, and on iPhones since iOS 17.1 hls.js too: only it can change the token in
 * the address of a stream that plays.
 */
const loadLiveEngine = () => {
  const { hasMediaSource, playsHls } = detectSupport();
  const isManaged = 'ManagedMediaSource' in globalThis;
  return loadStreamEngine({ hasMediaSource: hasMediaSource || isManaged, playsHls });
};

/**
 * Plays a live stream. It recovers as a lesson does (`reactToFatalError`), with two differences:
 * the connection is tried again for as long as the room is open, and a stream that starts again
 * starts at the live edge. A phone that was put away, or a connection that is back, returns there
 * too, unless the learner watches the lesson from its beginning.
 */
export function startLivePlayback(options: LivePlaybackOptions): LivePlayback {
  const { video, isOld = false, askAgain, log, loadEngine = loadLiveEngine } = options;
  const { begunAt = () => undefined } = options;
  const status$ = new BehaviorSubject<LiveStatus>('loading');
  const isBehind$ = new BehaviorSubject(false);
  const hasBeginning$ = new BehaviorSubject(false);
  const health$ = new BehaviorSubject<StreamHealth | undefined>(undefined);
  const leaving = new AbortController();
  const { signal } = leaving;
  const addresses = createStreamAddresses(options.url);
  let { url } = options;
  let engine: StreamEngine | undefined;
  let shouldPlay = true;
  /** Whether the learner chose to watch an earlier part of the lesson. */
  let isEarlier = false;

  const show = (status: LiveStatus) => {
    if (!signal.aborted && status$.value !== status) status$.next(status);
  };
  const on = (target: EventTarget, type: string, react: () => void) =>
    target.addEventListener(type, react, { signal });

  const play = () => {
    if (signal.aborted) return;
    video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      // Browsers let a page play by itself only without sound; the player offers to turn it on.
      if (video.muted) return show('paused');
      log.info('The browser refused to play with sound', { error });
      video.muted = true;
      play();
    });
  };
  const load = () => {
    isEarlier = false;
    engine?.load({ url, opening: NO_OPENING, addressOf: addresses.addressOf }, LIVE_EDGE);
  };
  const renew = (fresh: string) => {
    url = fresh;
    addresses.renew(fresh);
  };
  const recovery = createLiveRecovery({
    video,
    engine: () => engine,
    askAgain,
    renew,
    load,
    show,
    log,
    signal,
  });
  /** @returns false when the server refuses the learner; without an answer the address stays */
  const renewFirst = async () => {
    try {
      const fresh = await askAgain();
      if (fresh !== undefined && !signal.aborted) renew(fresh);
      return fresh !== undefined;
    } catch (error) {
      log.warn('The stream could not be asked for again', { error });
      return true;
    }
  };
  const begin = async () => {
    const [create, isAllowed] = await Promise.all([loadEngine(), !isOld || renewFirst()]);
    if (signal.aborted || !isAllowed) return;
    if (!create) return show('unsupported');
    engine ??= create(video, recovery.onFatalError, () => undefined);
    load();
  };
  const start = () =>
    void begin().catch((error: unknown) => {
      log.warn('The player could not be loaded', { error });
      show('failed');
    });

  const beginning = () => {
    const at = begunAt();
    return at === undefined ? undefined : engine?.positionOf(at);
  };
  const goToBeginning = () => {
    const position = beginning();
    if (position === undefined) return;
    shouldPlay = true;
    isEarlier = true;
    video.currentTime = position;
    play();
  };
  const goLive = () => {
    shouldPlay = true;
    isEarlier = false;
    const edge = engine?.liveEdge();
    if (edge !== undefined) video.currentTime = edge;
    isBehind$.next(false);
    play();
  };
  const retry = () => {
    recovery.forget();
    shouldPlay = true;
    show('loading');
    if (engine) recovery.renewAndLoad();
    else start();
  };

  const pausedByLearner = () => {
    shouldPlay = false;
    if (status$.value === 'playing' || status$.value === 'loading') show('paused');
  };
  on(video, 'play', () => (shouldPlay = true));
  on(video, 'pause', () => {
    // In a hidden page the browser pauses by itself, not the learner.
    if (!document.hidden) pausedByLearner();
  });
  on(video, 'canplay', () => {
    if (shouldPlay) play();
    else show('paused');
  });
  on(video, 'playing', () => show('playing'));
  on(video, 'waiting', () => {
    if (status$.value === 'playing') show('loading');
  });
  on(video, 'progress', () => {
    // New data came before the buffer was empty. The picture never stopped, so no `playing`
    // follows.
    const isPlaying = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    if (status$.value === 'reconnecting' && !recovery.isWaiting() && isPlaying) show('playing');
  });
  on(video, 'timeupdate', recovery.moved);
  on(document, 'visibilitychange', () => {
    if (document.hidden || !shouldPlay) return;
    if (isEarlier) play();
    else goLive();
  });
  const releaseKeys = takeMediaKeys(
    () => {
      shouldPlay = true;
      play();
    },
    () => {
      // The `pause` event is ignored while the page is hidden, so note it first.
      pausedByLearner();
      video.pause();
    },
  );
  on(globalThis, 'online', () => {
    if (status$.value === 'failed') retry();
    else recovery.hurry();
  });
  const looking = setInterval(() => {
    const edge = engine?.liveEdge();
    const isBehind = edge !== undefined && edge - video.currentTime > BEHIND_S;
    if (isBehind !== isBehind$.value) isBehind$.next(isBehind);
    const hasBeginning = beginning() !== undefined;
    if (hasBeginning !== hasBeginning$.value) hasBeginning$.next(hasBeginning);
    health$.next(engine?.health?.());
  }, LOOK_EVERY_MS);
  start();

  return {
    status$,
    isBehind$,
    hasBeginning$,
    health$,
    renew,
    goLive,
    goToBeginning,
    toggle() {
      if (video.paused) play();
      else video.pause();
    },
    retry,
    destroy() {
      clearInterval(looking);
      releaseKeys();
      leaving.abort();
      engine?.destroy();
    },
  };
}
