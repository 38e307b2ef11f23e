const stateOf = (entry: unknown) => (typeof entry === 'object' && entry !== null ? entry : {});

/**
 * Whether the current history entry belongs to the open overlay. The entry repeats the page below
 * it, so the browser's Back closes the overlay and keeps the page.
 */
export const isOverlayEntry = (): boolean => 'overlay' in stateOf(history.state);

/** Adds an overlay entry above the page's, with the router's state. */
export const pushOverlayEntry = (): void =>
  history.pushState({ ...stateOf(history.state), overlay: true }, '');

let isLeaving = false;

/**
 * Removes the overlay's entry, if it is the current one.
 *
 * @param then runs once the page's own entry is the current one. Leaving the page earlier would be
 * undone by the browser's step back.
 */
export function leaveOverlayEntry(then?: () => void): void {
  if (!isOverlayEntry()) {
    then?.();
    return;
  }
  if (then) window.addEventListener('popstate', then, { once: true });
  if (isLeaving) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  history.back();
}
