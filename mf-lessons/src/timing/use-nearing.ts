import { useEffect, type RefObject } from 'react';

/** An element counts as near up to 800 px below the window: about one screen. */
const AHEAD = '0px 0px 800px';

/**
 * Calls back when an element comes near the window, and again if it is still near after `length`
 * has changed. An observer alone reports only changes.
 *
 * @param length of the list that ends with the element
 */
export function useNearing(
  element: RefObject<Element | null> | undefined,
  isWatched: boolean,
  length: number,
  onNear: () => void,
): void {
  useEffect(() => {
    // Prerendering and old web views have no observer; the learner can use the button.
    if (!isWatched || !element?.current || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched, length, onNear]);
}
