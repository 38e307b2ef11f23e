import { fragmentIn } from './fragments';
import { dropUnusedPageStyles } from './page-style';
import { watchTyping, type Typing } from './typed-text';

/** Where a screen is mounted. */
export interface MountTarget {
  /**
   * To be called just before the screen is mounted; answers the element to mount it in.
   *
   * @param prepared the element that the screen was rendered into ahead of time, if it was
   */
  prepare(prepared?: HTMLElement): HTMLElement;
  /** The screen is there: shows it, with what was typed into the prerendered page meanwhile. */
  reveal(): void;
  /** Takes the screen away. A fragment that no screen has taken over stays, hidden, for Retry. */
  remove(): void;
}

interface MountTargetOptions {
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
 * Decides where a screen is mounted. The fragment in the page is hydrated in place only by the build
 * that made it, and only at the place it was made for; anything else renders off-screen and takes the
 * fragment's place once it is there. Each screen gets an element of its own, so a slow unmount never
 * meets the next mount. Source: DESIGN §7.
 */
export function mountTarget({ outlet, build, isStillHere }: MountTargetOptions): MountTarget {
  const fragment = fragmentIn(outlet);
  let element: HTMLElement | undefined;
  let typing: Typing | undefined;
  let isRevealed = false;

  return {
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
      // From now on forms are the screen's own business.
      delete fragment.element.dataset['build'];
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
      // Left before any build took its place: nobody will take its styles over.
      if (isKept && !outlet.isConnected) dropUnusedPageStyles();
      if (!isKept || element !== fragment.element) element?.remove();
    },
  };
}
