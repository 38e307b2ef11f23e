import { useEffect, useRef } from 'react';

interface Arrival {
  /** Changes when another screen is shown. */
  readonly key: string;
  /** As the route declares it; a screen may name itself better later. */
  readonly title: string | undefined;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** Back or forward: the browser restores the place on the page. */
  readonly isReturning: boolean;
}

/**
 * What a full page load would do, on every change of the screen: title, top of the page, and focus
 * on the new content, so keyboard and screen reader continue there.
 */
export function useArrival({ key, title, hash, isReturning }: Arrival): void {
  const previous = useRef(key);

  useEffect(() => {
    if (title) document.title = `${title} – Grüezi`;
  }, [key, title]);

  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!isReturning && !hash) window.scrollTo(0, 0);
  }, [key, hash, isReturning]);
}
