/**
 * Everything that can go wrong with a remote. A new kind without a sentence for the learner does
 * not compile. Each is a visible state in that remote's place, with a Retry. Telemetry gets the
 * same union. Source: decision 45.
 */
export type RemoteFailure =
  /** No answer, or an answer that is not a script. */
  | { readonly kind: 'unreachable'; readonly url: string }
  /** The browser knows that it has no connection. */
  | { readonly kind: 'offline'; readonly url: string }
  /** The server answered 429. */
  | { readonly kind: 'too-many-requests'; readonly url: string }
  /** A file arrived with other bytes than were published (decision 52). */
  | { readonly kind: 'damaged'; readonly url: string }
  | { readonly kind: 'timed-out'; readonly url: string; readonly afterMs: number }
  /** The team has switched it off. */
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
