import { useEffect, useRef } from 'react';

interface Arrival {
  /** The current path. A lesson that opens on home has another path on the same screen. */
  readonly pathname: string;
  /** The route's title; a screen may set a better one later. */
  readonly title: string | undefined;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Whether it is Back or Forward, for which the browser restores the scroll position. */
  readonly isReturning: boolean;
}

/** Focuses the new content, unless the content has taken the focus itself. */
function focusContent(): void {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/**
 * Does on every navigation the work of a full page load: sets the title, scrolls to the top, and
 * focuses the new content, so keyboard and screen reader continue there.
 */
export function useArrival({ pathname, title, hash, isReturning }: Arrival): void {
  const previous = useRef(pathname);

  useEffect(() => {
    if (title) document.title = `${title} – Grüezi`;
  }, [pathname, title]);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    // Focus and scroll need the layout, which the next frame makes anyway, with the new screen.
    const frame = requestAnimationFrame(() => {
      previous.current = pathname;
      focusContent();
      if (!isReturning && !hash) window.scrollTo(0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, isReturning]);
}
