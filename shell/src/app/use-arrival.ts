import { useEffect, useRef } from 'react';

interface Arrival {
  /** Where the learner is: a lesson that opens on home is another place on the same screen. */
  readonly pathname: string;
  /** As the route declares it; a screen may name itself better later. */
  readonly title: string | undefined;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Back or forward: the browser restores the place on the page. */
  readonly isReturning: boolean;
}

/**
 * What a full page load would do, on every change of the place: title, top of the page, and focus
 * on the new content, so keyboard and screen reader continue there.
 */
export function useArrival({ pathname, title, hash, isReturning }: Arrival): void {
  const previous = useRef(pathname);

  useEffect(() => {
    if (title) document.title = `${title} – Grüezi`;
  }, [pathname, title]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!isReturning && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, isReturning]);
}
