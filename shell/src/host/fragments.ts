/**
 * What publishing has rendered into the page of a route: the screen of a remote, stamped with the
 * build that made it. Source: DESIGN §7.
 */
export interface Fragments {
  /** The fragment of a screen that no build has taken over yet. */
  find(remote: string, screen: string): PrerenderedFragment | undefined;
}

export interface PrerenderedFragment {
  /** What the outlet contains, in Node; empty in a browser, where it is in the page already. */
  readonly html: string;
}

const selectorOf = (remote: string, screen: string) =>
  `[data-remote="${CSS.escape(remote)}"][data-screen="${CSS.escape(screen)}"] > [data-build]`;

/** The fragments in a page. */
export const fragmentsIn = (page: ParentNode): Fragments => ({
  find: (remote, screen) =>
    page.querySelector(selectorOf(remote, screen)) ? { html: '' } : undefined,
});

/** A fragment in the outlet of its screen, as publishing has left it there. */
export interface Fragment {
  readonly element: HTMLElement;
  /** Build of the remote that made it; only that build may hydrate it. */
  readonly build: string;
}

/** The fragment in an outlet, if there is one. */
export function fragmentIn(outlet: HTMLElement): Fragment | undefined {
  const element = outlet.firstElementChild;
  if (!(element instanceof HTMLElement)) return undefined;
  const { build } = element.dataset;
  return build === undefined ? undefined : { element, build };
}
