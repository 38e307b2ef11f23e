import { addDialogMethods } from './dialog';

/** A device on which no media query matches. A test that needs a match replaces it. */
function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget() as EventTarget & {
    -readonly [K in keyof MediaQueryList]: unknown;
  };
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;
}

// Browser interfaces that jsdom lacks.
window.matchMedia ??= matchMedia;
// jsdom's own only reports that jsdom cannot scroll.
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLElement.prototype.scrollTo ??= () => undefined;
addDialogMethods();
