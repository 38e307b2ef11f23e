import { useEffect, type RefObject } from 'react';

/** How far below the window an element counts as near: about one screen. */
const AHEAD = '0px 0px 800px';

/**
 * Calls back when an element comes near the window. It also does so when the element is still near
 * after `length` changed, because an observer reports only changes.
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
    // Prerendering and old web views have no observer; the button does the same.
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
