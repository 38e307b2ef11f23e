import {
  FORGIVEN_AFTER_S,
  LIVE_EDGE,
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  RETRY_DELAYS_MS,
  type FatalError,
  type Reaction,
  type StreamEngine,
} from 'kit/stream';
import type { Log } from 'shared-contracts';

/** Brings a live stream back after an error. It retries for as long as the learner stays. */
export function createLiveRecovery(parts: RecoveryParts): LiveRecovery {
  const { video, engine, askAgain, renew, load, show, log, signal } = parts;
  let history = NO_RECOVERIES;
  /** Position of the last error, in seconds. */
  let errorAt = 0;
  let isRenewing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The work of the timer. */
  let waiting: (() => void) | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    waiting = work;
    timer = setTimeout(() => {
      waiting = undefined;
      work();
    }, ms);
  };
  const renewAndLoad = async () => {
    isRenewing = true;
    try {
      const fresh = await askAgain();
      if (fresh === undefined || signal.aborted) return;
      renew(fresh);
      load();
    } catch (error) {
      log.warn('The stream could not be asked for again', { error });
      if (!signal.aborted) later(() => void renewAndLoad(), ASK_AGAIN_MS);
    } finally {
      isRenewing = false;
    }
  };
  const perform = (reaction: Reaction) => {
    switch (reaction.do) {
      case 'retry-loading':
        later(() => engine()?.retryLoading(LIVE_EDGE), reaction.afterMs);
        return show('reconnecting');
      case 'recover-media':
        return engine()?.recoverMedia(video.currentTime);
      case 'restart':
        return load();
      case 'renew-url':
        show('reconnecting');
        return void renewAndLoad();
      case 'give-up':
        return show('failed');
    }
  };

  return {
    onFatalError(error) {
      if (signal.aborted || isRenewing) return;
      errorAt = video.currentTime;
      const retries = Math.min(history.retries, RETRY_DELAYS_MS.indexOf(LONGEST_WAIT_MS));
      const reaction = reactToFatalError(error, { ...history, retries });
      history = remember({ ...history, retries }, reaction);
      log.warn('The live stream stopped', { ...error, reaction: reaction.do });
      perform(reaction);
    },
    renewAndLoad: () => void renewAndLoad(),
    isWaiting: () => waiting !== undefined,
    hurry() {
      if (waiting !== undefined) later(waiting, 0);
    },
    moved() {
      if (Math.abs(video.currentTime - errorAt) >= FORGIVEN_AFTER_S) history = NO_RECOVERIES;
    },
    forget: () => void (history = NO_RECOVERIES),
  };
}

/** Longest pause between two attempts to load; a longer one would miss more of the lesson. */
const LONGEST_WAIT_MS = 4000;
/** Pause before the next request if the server does not answer. */
const ASK_AGAIN_MS = 5000;

export interface RecoveryParts {
  readonly video: HTMLVideoElement;
  readonly engine: () => StreamEngine | undefined;
  /** @returns the stream's fresh URL; undefined when the server refuses the learner */
  readonly askAgain: () => Promise<string | undefined>;
  /** Takes the fresh URL. */
  readonly renew: (url: string) => void;
  /** Loads the stream from the live edge. */
  readonly load: () => void;
  readonly show: (status: 'reconnecting' | 'failed') => void;
  readonly log: Log;
  /** Aborted when the learner leaves. */
  readonly signal: AbortSignal;
}

export interface LiveRecovery {
  onFatalError(error: FatalError): void;
  /** Asks the server for a fresh URL, and loads it. */
  renewAndLoad(): void;
  /** Whether a retry waits for its timer. */
  isWaiting(): boolean;
  /** Runs a waiting retry at once, because the network is back. */
  hurry(): void;
  /** Called when the picture moves: forgets earlier errors once it is well past them. */
  moved(): void;
  /** Forgets earlier errors. */
  forget(): void;
}
