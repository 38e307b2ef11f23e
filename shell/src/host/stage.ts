import { dropUnusedPageStyles } from './screen-sheets';
import { watchTyping, type Typing } from './typed-text';

/**
 * The screen of a remote that publishing rendered into the page of a route. A stamp names the build
 * that made it. Source: decision 29.
 */
export interface Fragments {
  /** @returns undefined where there is none, or a build has taken it over already */
  find(remote: string, screen: string): PrerenderedFragment | undefined;
}

export interface PrerenderedFragment {
  /** What the outlet contains, in Node; empty in a browser, where the page holds it already. */
  readonly html: string;
}

const selectorOf = (remote: string, screen: string) =>
  `[data-remote="${CSS.escape(remote)}"][data-screen="${CSS.escape(screen)}"] > [data-build]`;

/** The fragments in a page. */
export const fragmentsIn = (page: ParentNode): Fragments => ({
  find: (remote, screen) =>
    page.querySelector(selectorOf(remote, screen)) ? { html: '' } : undefined,
});

/** The fragment in an outlet, with the build that made it; only that build may hydrate it. */
function fragmentIn(outlet: HTMLElement) {
  const element = outlet.firstElementChild;
  if (!(element instanceof HTMLElement)) return undefined;
  const { build } = element.dataset;
  return build === undefined ? undefined : { element, build };
}

/** Where a screen is mounted. */
export interface Stage {
  /** Whether the outlet holds a fragment. If so, a screen rendered ahead has no use there. */
  readonly isPrerendered: boolean;
  /**
   * Call it just before the screen is mounted.
   *
   * @param prepared the element that the screen was rendered into ahead of time, if it was
   * @returns the element to mount the screen in
   */
  prepare(prepared?: HTMLElement): HTMLElement;
  /** Shows the mounted screen, with what the learner typed into the prerendered page. */
  reveal(): void;
  /** Takes the screen away. A fragment that no screen has taken over stays, hidden, for Retry. */
  remove(): void;
}

interface StageOptions {
  /** Of the screen. */
  readonly outlet: HTMLElement;
  /** Of the remote that was chosen. */
  readonly build: string;
  /** Whether the learner is still at the place that the page was made for. */
  readonly isStillHere: () => boolean;
}

/** Also set by the inline script of the page (`before-paint.js`). */
const SUBMITTED = 'data-submitted';

/** Which of the forms in the page was sent before its code arrived; -1 for none. */
function submittedForm(root: HTMLElement): number {
  const forms = [...root.querySelectorAll('form')];
  const index = forms.findIndex((form) => form.hasAttribute(SUBMITTED));
  forms[index]?.removeAttribute(SUBMITTED);
  return index;
}

/**
 * Decides where a screen is mounted. Only the build that made the fragment in the page hydrates it,
 * and only at the place it was made for. Anything else renders off-screen and replaces the fragment
 * once it is ready. Each screen gets an element of its own, so a slow unmount never meets the next
 * mount.
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
      // From now on the screen handles its forms itself.
      delete fragment.element.dataset.build;
      element.hidden = false;
      typing?.bringInto(element);
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
      // The learner left before any build replaced the fragment; its styles are of no use now.
      if (isKept && !outlet.isConnected) dropUnusedPageStyles();
      if (!isKept || element !== fragment.element) element?.remove();
    },
  };
}
