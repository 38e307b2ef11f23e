import type { ObservableValue } from '../base/observable-value';
import type { Platform, RouteLocation } from '../platform/index';

/** Props of a screen that the shell mounts as a single-spa parcel. Source: decision 33. */
export interface ScreenProps {
  readonly platform: Platform;
  /** The location while this screen's own route is shown; another screen's location never shows. */
  readonly route$: ObservableValue<RouteLocation>;
  /** Called from the error boundary when the screen threw while rendering. */
  readonly onCrash: (error: Error) => void;
}

type Lifecycle = (props: ScreenProps & { readonly domElement?: HTMLElement }) => Promise<unknown>;

/** The single-spa lifecycles that a remote exposes for each screen. */
export interface ScreenLifecycles {
  readonly bootstrap: Lifecycle;
  /**
   * Renders the screen ahead of time, into an element outside the page and without effects: it
   * fetches, announces and subscribes to nothing. `mount` with the same element only shows it, with
   * the values of that moment; `unmount` drops it. `onCrash` is not called before `mount`.
   * Optional: a screen without it renders when it is mounted. Source: decision 21.
   */
  readonly prepare?: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

/**
 * The screen as Node prerenders it: its component, and the prefix that keeps its ids apart from
 * those of other React roots. Source: decision 29.
 */
export interface PrerenderableScreen {
  /** A React component; this package knows no React. */
  readonly Root: (props: ScreenProps) => unknown;
  readonly identifierPrefix: string;
}

/** The module behind a screen's `expose`. */
export interface ScreenModule {
  readonly default: ScreenLifecycles;
}
