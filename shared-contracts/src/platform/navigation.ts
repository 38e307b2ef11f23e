import type { ObservableValue } from '../base/observable-value';

/** The current location. */
export interface RouteLocation {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Parameters of the route that matched, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** In-app path the learner came from; absent on the first page of a visit. */
  readonly from?: string;
}

/** Navigation for remotes; react-router stays inside the shell. */
export interface Navigation {
  readonly location$: ObservableValue<RouteLocation>;
  /** Goes to an in-app path (`/subscriptions?from=home`). Any other text is logged and ignored. */
  go(path: string, options?: { readonly replace?: boolean }): void;
  back(): void;
  /** Opens a page outside the app: in a new window, or through the parent app when embedded. */
  openExternal(url: string): void;
  /**
   * Leaves the app in the same window, for a payment page that leads back. An address without http
   * or https is logged and ignored.
   *
   * @since 1.6.0
   */
  leave(url: string): void;
  /** Prefetches the remote of a page that the learner will likely open next (hover, focus). */
  prefetch(path: string): void;
}
