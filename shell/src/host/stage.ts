import { dropUnusedPageStyles } from './screen-sheets';
import { watchTyping, type Typing } from './typed-text';

/**
 * Prerendered screens of remotes in a page. A stamp names the build that made each fragment.
 * Source: decision 29.
 */
export interface Fragments {
  /** @returns undefined without a fragment, or after a build has hydrated it */
  find(remote: string, screen: string): PrerenderedFragment | undefined;
}

export interface PrerenderedFragment {
  /** The outlet's HTML in Node; empty in a browser, whose page contains it already. */
  readonly html: string;
}

const selectorOf = (remote: string, screen: string) =>
  `[data-remote="${CSS.escape(remote)}"][data-screen="${CSS.escape(screen)}"] > [data-build]`;

export const fragmentsIn = (page: ParentNode): Fragments => ({
  find: (remote, screen) =>
    page.querySelector(selectorOf(remote, screen)) ? { html: '' } : undefined,
});

/** Finds the fragment in an outlet, and the build that made it; only that build may hydrate it. */
function fragmentIn(outlet: HTMLElement) {
  const element = outlet.firstElementChild;
  if (!(element instanceof HTMLElement)) return undefined;
  const { build } = element.dataset;
  return build === undefined ? undefined : { element, build };
}

/** Manages the elements of an outlet while a screen replaces or hydrates the fragment. */
export interface Stage {
  /** Whether the outlet holds a fragment; then a screen rendered ahead is not used. */
  readonly isPrerendered: boolean;
  /**
   * Call it just before the screen is mounted.
   *
   * @param prepared the element of a screen that was rendered ahead
   * @returns the element to mount the screen in
   */
  prepare(prepared?: HTMLElement): HTMLElement;
  /** Shows the mounted screen, with the text that the learner typed into the prerendered page. */
  reveal(): void;
  /** Removes the screen. A fragment that no screen has hydrated stays, hidden, for Retry. */
  remove(): void;
}

interface StageOptions {
  /** Outlet of the screen. */
  readonly outlet: HTMLElement;
  /** Chosen build of the remote. */
  readonly build: string;
  /** Whether the learner is still at the location of the page. */
  readonly isStillHere: () => boolean;
}

/** Also set by the inline script of the page (`before-paint.js`). */
const SUBMITTED = 'data-submitted';

/** Index of the form that was submitted before its code arrived; -1 for none. */
function submittedForm(root: HTMLElement): number {
  const forms = [...root.querySelectorAll('form')];
  const index = forms.findIndex((form) => form.hasAttribute(SUBMITTED));
  forms[index]?.removeAttribute(SUBMITTED);
  return index;
}

/**
 * Decides where a screen is mounted. Only the build that made the fragment hydrates it, and only at
 * the location of the page. Any other screen renders hidden and replaces the fragment once it is
 * ready. Each screen gets its own element, so a slow unmount never meets the next mount.
 */
export function createStage({ outlet, build, isStillHere }: StageOptions): Stage {
  const fragment = fragmentIn(outlet);
  let element: HTMLElement | undefined;
  let typing: Typing | undefined;
  let isRevealed = false;

  return {
    isPrerendered: fragment !== undefined,
    prepare(prepared = document.createElement('div')) {
      typing = fragment && watchTyping(fragment.element);
      if (fragment?.build === build && isStillHere()) {
        element = fragment.element;
      } else {
        element = prepared;
        element.hidden = fragment !== undefined;
        outlet.append(element);
      }
      return element;
    },
    reveal() {
      isRevealed = true;
      if (!fragment || !element) return;
      const submitted = submittedForm(fragment.element);
      // From now on the screen handles its own forms.
      delete fragment.element.dataset.build;
      element.hidden = false;
      typing?.restoreInto(element);
      element.querySelectorAll('form')[submitted]?.requestSubmit();
      if (element === fragment.element) return;
      fragment.element.remove();
      dropUnusedPageStyles();
    },
    remove() {
      typing?.stop();
      const isKept = fragment !== undefined && !isRevealed;
      if (isKept) fragment.element.hidden = true;
      else fragment?.element.remove();
      // The learner left before any build replaced the fragment, so its styles are unused.
      if (isKept && !outlet.isConnected) dropUnusedPageStyles();
      if (!isKept || element !== fragment.element) element?.remove();
    },
  };
}
