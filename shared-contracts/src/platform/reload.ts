import type { ObservableValue } from '../base/observable-value';

/**
 * Reasons not to replace a page now: typed text, a playing film, a purchase or change of a plan, a
 * turned card without an answer, or the live room.
 */
export type HoldReason = 'form' | 'film' | 'purchase' | 'card' | 'room';

/**
 * Keeps the shell from replacing the page by a newer version. The shell notices typed text and
 * playing films by itself; screens report the other reasons. Source: decision 54.
 */
export interface Reload {
  /**
   * Reasons that screens hold now; empty: no screen objects.
   *
   * @since 1.11.0
   */
  readonly holds$: ObservableValue<readonly HoldReason[]>;
  /**
   * Keeps the page, and hides the notice of a new version, until the returned function is called.
   *
   * @returns release function; idempotent
   * @since 1.11.0
   */
  hold(reason: HoldReason): () => void;
}
