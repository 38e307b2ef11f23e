import { useEffect, useRef } from 'react';

interface Arrival {
  /**
   * Tells where the learner is. A lesson that opens on home is another place on the same screen.
   */
  readonly pathname: string;
  /** As the route declares it; a screen may name itself better later. */
  readonly title: string | undefined;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Back or forward: the browser restores the place on the page. */
  readonly isReturning: boolean;
}

/** Moves the focus to the new content, unless the content has taken it itself. */
function focusContent(): void {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/**
 * Does on every navigation what a full page load would do: sets the title, scrolls to the top, and
 * focuses the new content, so that keyboard and screen reader continue there.
 */
export function useArrival({ pathname, title, hash, isReturning }: Arrival): void {
  const previous = useRef(pathname);

  useEffect(() => {
    if (title) document.title = `${title} – Grüezi`;
  }, [pathname, title]);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    // Both need the layout. The next frame makes it anyway, with the new screen.
    const frame = requestAnimationFrame(() => {
      previous.current = pathname;
      focusContent();
      if (!isReturning && !hash) window.scrollTo(0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, isReturning]);
}
