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

const nextIfNew = (value$: BehaviorSubject<boolean>, value: boolean) => {
  if (value !== value$.value) value$.next(value);
};

/**
 * Asks for the address before the first load.
 *
 * @returns false when the server refuses the learner; without an answer the address stays
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

/** Whether the picture is older than it has to be. */
function isLate(video: HTMLVideoElement, engine: StreamEngine | undefined): boolean {
  const edge = engine?.liveEdge();
  return edge !== undefined && edge - video.currentTime > BEHIND_S;
}

/** Tells what happens to the element, the page and the connection, until `signal` ends it. */
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

/** What the player says of the stream; the engine has no event for it. */
function lookEachSecond(
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
  }, LOOK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return { isBehind$, hasBeginning$, health$ };
}

/**
 * Plays a live stream. It recovers as a lesson does (`reactToFatalError`), with two differences:
 * the connection is tried again for as long as the room is open, and a stream that starts again
 * starts at the live edge. A phone that was put away, or a connection that is back, returns there
 * too where the picture is behind, unless the learner watches the lesson from its beginning.
 * `stepLive` decides; here are its effects.
 */
export function startLivePlayback(options: LivePlaybackOptions): LivePlayback {
  const { video, isOld = false, askAgain, log, loadEngine = loadLiveEngine } = options;
  const { begunAt = () => undefined } = options;
  const status$ = new BehaviorSubject<LiveStatus>(FIRST_WORK.status);
  const leaving = new AbortController();
  const { signal } = leaving;
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
        return shown.isBehind$.next(false);
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
  const shown = lookEachSecond(video, () => engine, beginning, signal);
  start();

  return {
    status$,
    isBehind$: shown.isBehind$,
    hasBeginning$: shown.hasBeginning$,
    health$: shown.health$,
    renew,
    goLive: () => send({ type: 'go-live' }),
    goToBeginning: () => send({ type: 'go-to-beginning', position: beginning() }),
    toggle: () => (video.paused ? play(video, log, send) : video.pause()),
    retry: () => send({ type: 'retry' }),
    destroy() {
      leaving.abort();
      engine?.destroy();
    },
  };
}
