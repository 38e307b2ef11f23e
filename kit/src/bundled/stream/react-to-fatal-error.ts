/**
 * Why the stream stopped. `refused`: the server no longer accepts the token in the URL.
 * Source: decision 9.
 */
export type FatalErrorKind = 'network' | 'media' | 'refused' | 'other';

export interface FatalError {
  readonly kind: FatalErrorKind;
  /** For the log. */
  readonly reason: string;
}

/** Number of times that each remedy was tried since the picture last moved. */
export interface RecoveryHistory {
  readonly retries: number;
  readonly recoveries: number;
  readonly restarts: number;
  readonly renewals: number;
}

/** Seconds of moving picture after which earlier errors are forgotten. */
export const FORGIVEN_AFTER_S = 5;

export const NO_RECOVERIES: RecoveryHistory = {
  retries: 0,
  recoveries: 0,
  restarts: 0,
  renewals: 0,
};

/** `afterMs`: milliseconds to wait first. */
export type Reaction =
  | { readonly do: 'retry-loading'; readonly afterMs: number }
  | { readonly do: 'recover-media' }
  | { readonly do: 'restart' }
  | { readonly do: 'renew-url' }
  | { readonly do: 'give-up' };

/** The pauses between attempts to load again, in milliseconds. Together they are half a minute. */
export const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 15_000] as const;
/** After two recoveries without a picture in between, the stream restarts. */
const MAX_RECOVERIES = 2;
const MAX_RESTARTS = 2;
/** If a fresh URL is refused at once, another one will be too. */
const MAX_RENEWALS = 1;

const restartOrGiveUp = ({ restarts }: RecoveryHistory): Reaction =>
  restarts < MAX_RESTARTS ? { do: 'restart' } : { do: 'give-up' };

/**
 * Chooses a remedy for a fatal error: retry loading after a network error, recover the decoder
 * after a media error, restart after any other (VIDEO-fatal-network, VIDEO-fatal-media,
 * VIDEO-fatal-other). A refused token is renewed once (decision 9). Every remedy has a limit, so a
 * hopeless stream ends in a visible state.
 *
 * @param history since the picture last moved
 */
export function reactToFatalError(error: FatalError, history: RecoveryHistory): Reaction {
  switch (error.kind) {
    case 'network': {
      const afterMs = RETRY_DELAYS_MS[history.retries];
      return afterMs === undefined ? { do: 'give-up' } : { do: 'retry-loading', afterMs };
    }
    case 'media':
      return history.recoveries < MAX_RECOVERIES
        ? { do: 'recover-media' }
        : restartOrGiveUp(history);
    case 'refused':
      return history.renewals < MAX_RENEWALS ? { do: 'renew-url' } : { do: 'give-up' };
    case 'other':
      return restartOrGiveUp(history);
  }
}

/** The history after a reaction. */
export function remember(history: RecoveryHistory, reaction: Reaction): RecoveryHistory {
  switch (reaction.do) {
    case 'retry-loading':
      return { ...history, retries: history.retries + 1 };
    case 'recover-media':
      return { ...history, recoveries: history.recoveries + 1 };
    case 'restart':
      return { ...history, restarts: history.restarts + 1 };
    case 'renew-url':
      return { ...history, renewals: history.renewals + 1 };
    case 'give-up':
      return history;
  }
}
