import { BehaviorSubject } from 'kit';
import { runMachine } from 'kit/machine';
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
import {
  FIRST_WORK,
  stepLive,
  type LiveEffect,
  type LiveEvent,
  type LiveStatus,
} from './step-live';
import { createStreamAddresses } from './stream-addresses';

export interface LivePlaybackOptions {
  readonly video: HTMLVideoElement;
  /** URL of the HLS playlist. */
  readonly url: string;
  /** Whether the URL may have expired, so that the server is asked before the first load. */
  readonly isOld?: boolean;
  /**
   * Asks the server for a fresh URL.
   *
   * @returns undefined when the server refuses the learner; the room is then closed
   */
  readonly askAgain: () => Promise<string | undefined>;
  /** When the running lesson began, in milliseconds since the epoch; undefined: none runs. */
  readonly begunAt?: () => number | undefined;
  readonly log: Log;
  /** Resolves to undefined when the browser cannot play HLS. */
  readonly loadEngine?: () => Promise<CreateEngine | undefined>;
}

export interface LivePlayback {
  readonly status$: ObservableValue<LiveStatus>;
  /** Whether the picture is behind the live edge. */
  readonly isBehind$: ObservableValue<boolean>;
  /** Whether the stream still holds the beginning of the running lesson. */
  readonly hasBeginning$: ObservableValue<boolean>;
  /** Undefined: unknown. */
  readonly health$: ObservableValue<StreamHealth | undefined>;
  /** Takes a fresh URL of the same stream; the picture does not stop. */
  renew(url: string): void;
  /** Plays at the live edge. */
  goLive(): void;
  /** Plays the running lesson from its beginning. */
  goToBeginning(): void;
  toggle(): void;
  /** Starts again after `failed`. */
  retry(): void;
  destroy(): void;
}

/** Seconds behind the live edge from which the picture counts as behind. */
const BEHIND_S = 8;
const POLL_EVERY_MS = 1000;

/**
 * Loads the engine of lessons, but on iPhones since iOS 17.1 hls.js too: only hls.js can change the
 * token in the URL of a playing stream.
 */
const loadLiveEngine = () => {
  const { hasMediaSource, playsHls } = detectSupport();
  const isManaged = 'ManagedMediaSource' in globalThis;
  return loadStreamEngine({ hasMediaSource: hasMediaSource || isManaged, playsHls });
};

const nextIfNew = (value$: BehaviorSubject<boolean>, value: boolean) => {
  if (value !== value$.value) value$.next(value);
};

/**
 * Asks for a fresh URL before the first load.
 *
 * @returns false when the server refuses the learner; without an answer the old URL stays
 */
async function renewFirst(
  { askAgain, log }: Pick<LivePlaybackOptions, 'askAgain' | 'log'>,
  renew: (url: string) => void,
): Promise<boolean> {
  try {
    const fresh = await askAgain();
    if (fresh !== undefined) renew(fresh);
    return fresh !== undefined;
  } catch (error) {
    log.warn('The stream could not be asked for again', { error });
    return true;
  }
}

/** Whether the picture is behind the live edge. */
function isLate(video: HTMLVideoElement, engine: StreamEngine | undefined): boolean {
  const edge = engine?.liveEdge();
  return edge !== undefined && edge - video.currentTime > BEHIND_S;
}

/** Sends the events of element, page and network to the state machine, until `signal` aborts. */
function followPlaying(
  video: HTMLVideoElement,
  send: (event: LiveEvent) => void,
  isRetrying: () => boolean,
  isBehind: () => boolean,
  signal: AbortSignal,
): void {
  const on = (target: EventTarget, type: string, react: () => void) =>
    target.addEventListener(type, react, { signal });
  for (const type of ['play', 'canplay', 'playing', 'waiting'] as const) {
    on(video, type, () => send({ type }));
  }
  on(video, 'pause', () => send({ type: 'pause', isHidden: document.hidden }));
  on(video, 'progress', () => {
    const isPlaying = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    send({ type: 'progress', isPlaying, isRetrying: isRetrying() });
  });
  on(document, 'visibilitychange', () => {
    if (!document.hidden) send({ type: 'page-shown', isBehind: isBehind() });
  });
  on(globalThis, 'online', () => send({ type: 'online' }));
  const releaseKeys = takeMediaKeys(
    () => send({ type: 'key-play' }),
    () => send({ type: 'key-pause' }),
  );
  signal.addEventListener('abort', releaseKeys);
}

function play(video: HTMLVideoElement, log: Log, send: (event: LiveEvent) => void): void {
  video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    if (!video.muted) log.info('The browser refused to play with sound', { error });
    send({ type: 'play-refused', isMuted: video.muted });
  });
}

/** Polls what the engine has no events for, once a second. */
function pollEngine(
  video: HTMLVideoElement,
  present: () => StreamEngine | undefined,
  beginning: () => number | undefined,
  signal: AbortSignal,
) {
  const isBehind$ = new BehaviorSubject(false);
  const hasBeginning$ = new BehaviorSubject(false);
  const health$ = new BehaviorSubject<StreamHealth | undefined>(undefined);
  const timer = setInterval(() => {
    nextIfNew(isBehind$, isLate(video, present()));
    nextIfNew(hasBeginning$, beginning() !== undefined);
    health$.next(present()?.health?.());
  }, POLL_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return { isBehind$, hasBeginning$, health$ };
}

/**
 * Plays a live stream. It recovers as a lesson does (`reactToFatalError`), but retries for as long
 * as the room is open, and starts again at the live edge. A learner who returns to the page with a
 * picture behind is taken there too, unless they watch the lesson from its beginning. `stepLive`
 * decides; this function performs the effects.
 */
export function startLivePlayback(options: LivePlaybackOptions): LivePlayback {
  const { video, isOld = false, askAgain, log, loadEngine = loadLiveEngine } = options;
  const { begunAt = () => undefined } = options;
  const status$ = new BehaviorSubject<LiveStatus>(FIRST_WORK.status);
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const addresses = createStreamAddresses(options.url);
  let { url } = options;
  let engine: StreamEngine | undefined;

  const perform = (effect: LiveEffect) => {
    switch (effect.do) {
      case 'play':
        return play(video, log, send);
      case 'pause':
        return video.pause();
      case 'mute':
        return void (video.muted = true);
      case 'seek':
        return void (video.currentTime = effect.position);
      case 'seek-edge': {
        const edge = engine?.liveEdge();
        if (edge !== undefined) video.currentTime = edge;
        return polled.isBehind$.next(false);
      }
      case 'hurry':
        return recovery.hurry();
      case 'begin-again':
        recovery.forget();
        return engine ? recovery.renewAndLoad() : start();
    }
  };
  const machine = runMachine(FIRST_WORK, stepLive, perform);
  const send = (event: LiveEvent) => {
    if (!signal.aborted) machine.send(event);
  };
  machine.state$.subscribe(({ status }) => {
    if (status !== status$.value) status$.next(status);
  });

  const load = () => {
    send({ type: 'loaded' });
    engine?.load({ url, opening: NO_OPENING, addressOf: addresses.addressOf }, LIVE_EDGE);
  };
  const renew = (fresh: string) => {
    url = fresh;
    addresses.renew(fresh);
  };
  const show = (status: LiveStatus) => send({ type: 'status', status });
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
  const start = () => {
    Promise.all([loadEngine(), !isOld || renewFirst(options, renew)])
      .then(([create, mayPlay]) => {
        if (signal.aborted || !mayPlay) return;
        if (!create) return show('unsupported');
        engine ??= create(video, recovery.onFatalError, () => undefined);
        load();
      })
      .catch((error: unknown) => {
        log.warn('The player could not be loaded', { error });
        show('failed');
      });
  };
  const beginning = () => {
    const at = begunAt();
    return at === undefined ? undefined : engine?.positionOf(at);
  };

  followPlaying(video, send, recovery.isWaiting, () => isLate(video, engine), signal);
  video.addEventListener('timeupdate', recovery.moved, { signal });
  const polled = pollEngine(video, () => engine, beginning, signal);
  start();

  return {
    status$,
    ...polled,
    renew,
    goLive: () => send({ type: 'go-live' }),
    goToBeginning: () => send({ type: 'go-to-beginning', position: beginning() }),
    toggle: () => (video.paused ? play(video, log, send) : video.pause()),
    retry: () => send({ type: 'retry' }),
    destroy() {
      lifetime.abort();
      engine?.destroy();
    },
  };
}
