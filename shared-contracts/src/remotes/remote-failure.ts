/**
 * All failures of a remote. The shell shows each in the remote's outlet, with a Retry, and
 * telemetry reports it. A new kind without a sentence for the learner does not compile.
 * Source: decision 45.
 */
export type RemoteFailure =
  /** The server did not answer, or not with a script. */
  | { readonly kind: 'unreachable'; readonly url: string }
  /** The browser reports that it is offline. */
  | { readonly kind: 'offline'; readonly url: string }
  /** The server answered 429. */
  | { readonly kind: 'too-many-requests'; readonly url: string }
  /** A file arrived with other bytes than were published (decision 52). */
  | { readonly kind: 'damaged'; readonly url: string }
  | { readonly kind: 'timed-out'; readonly url: string; readonly afterMs: number }
  | { readonly kind: 'switched-off' }
  /** The declaration is not what the schema asks for. */
  | { readonly kind: 'invalid-manifest'; readonly reason: string }
  /** Built against another contract than the shell offers. */
  | { readonly kind: 'incompatible-contract'; readonly wants: string; readonly offered: string }
  /** The code arrived and threw, or offers no such screen. */
  | { readonly kind: 'failed-to-evaluate'; readonly reason: string }
  /** The code arrived, but never showed the screen. */
  | { readonly kind: 'hung'; readonly afterMs: number }
  | { readonly kind: 'crashed'; readonly reason: string };

/**
 * How each kind of failure counts against the build. Kinds without an entry are failures of the
 * connection or the registry. Source: decision 53.
 */
export const SPEAKS_AGAINST: {
  readonly [K in RemoteFailure['kind']]?: 'threw' | 'missed';
} = {
  'failed-to-evaluate': 'threw',
  crashed: 'threw',
  hung: 'threw',
  unreachable: 'missed',
  damaged: 'missed',
};
