import type { ObservableValue } from '../base/observable-value';

/**
 * Why a page must not be replaced now: something was typed, a film plays, something is being bought
 * or changed, a card is turned and not answered, or the learner is in the live room.
 */
export type HoldReason = 'form' | 'film' | 'purchase' | 'card' | 'room';

/**
 * Keeps the shell from replacing the page by a newer version. What was typed and what plays it sees
 * by itself; the rest a screen must tell. Source: decision 54.
 */
export interface Reload {
  /**
   * Why not, as the screens say; empty: as far as they know, it can be replaced.
   *
   * @since 1.11.0
   */
  readonly holds$: ObservableValue<readonly HoldReason[]>;
  /**
   * Keeps the page, and the notice of a new version away, until the returned function is called.
   *
   * @returns release function; idempotent
   * @since 1.11.0
   */
  hold(reason: HoldReason): () => void;
}
