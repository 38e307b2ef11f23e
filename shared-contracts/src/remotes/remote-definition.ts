import type { RemoteOwner } from './registry';

/** A route as a remote's author writes it. */
export interface RouteDefinition {
  /** Pattern; `:Name` is a parameter, a trailing `?` makes it optional. */
  readonly path: string;
  /** Key in `screens`. */
  readonly screen: string;
  /**
   * Chunks (`webpackChunkName`) that the screen loads at once on this route; the page asks for
   * them.
   */
  readonly chunks?: readonly string[];
  /** Whether the screen reads the catalogue: its page carries it, or asks for it. Default false. */
  readonly catalogue?: boolean;
  /** Title of the document while the route is shown. */
  readonly title: string;
  /** Default true. */
  readonly exact?: boolean;
  /** Whether the screen needs to know at once who is signed in; default false. */
  readonly needsSession?: boolean;
  /**
   * Whether publishing renders the screen into the page, so learners see it before any script runs.
   * Only for routes that everybody may see; the screen may depend on neither learner nor query nor
   * price (decision 29). Default true.
   */
  readonly prerender?: boolean;
  /** Default true; false where the screen asks for the whole page at once (`chrome.hide`). */
  readonly header?: boolean;
  /** Default true; false for screens with their own chat, which learners could mix up with it. */
  readonly supportChat?: boolean;
}

/**
 * A standalone page at `/<name>/` of the remote's origin: no shell, no federation, no `Platform`.
 * For content that must not share a page with the shell. Its headers are the rule for that path in
 * `firebase/firebase.json`. Source: decision 38.
 */
export interface DocumentDefinition {
  /** Module that fills the element `#root`, relative to the remote's folder. */
  readonly module: string;
  /** Title of the page. */
  readonly title: string;
  /** Which page may show it in a frame; its headers must say the same. */
  readonly framedBy: 'shell' | 'nobody';
}

/**
 * `remote.ts`: what a remote offers, as static data. The build writes `remote.json` and the
 * federation container from it. The build finds the range of contracts in the code of the screens.
 */
export interface RemoteDefinition {
  readonly name: string;
  readonly owner: RemoteOwner;
  /** Module of each screen, relative to the remote's folder; its default export are lifecycles. */
  readonly screens: Readonly<Record<string, string>>;
  readonly routes: readonly RouteDefinition[];
  readonly slots?: readonly { readonly slot: 'overlay'; readonly screen: string }[];
  /** Standalone documents by name: one lower-case word, which is their path. */
  readonly documents?: Readonly<Record<string, DocumentDefinition>>;
}
