import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerControl } from '../../player/control/player-control';

/** Milliseconds without automatic scrolling after the user scrolled the list. */
const LEFT_ALONE_MS = 4000;

/**
 * Keeps the current line in view by scrolling the list, never the page, and plays a line that is
 * pressed. Words can still be selected.
 *
 * @param current index of the line
 */
export function useFollowedList(
  list: RefObject<HTMLElement | null>,
  current: number | undefined,
  control: PlayerControl | undefined,
): void {
  const touchedAt = useRef(-LEFT_ALONE_MS);

  useEffect(() => {
    const element = list.current;
    if (!element || !control) return undefined;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true };
    const touch = () => (touchedAt.current = performance.now());
    element.addEventListener('wheel', touch, options);
    element.addEventListener('touchmove', touch, options);
    element.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('button')) return;
        if (getSelection()?.isCollapsed === false) return;
        const line = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
        if (line !== undefined) control.playLine(Number(line));
      },
      options,
    );
    return () => leaving.abort();
  }, [list, control]);

  useEffect(() => {
    const element = list.current;
    const line = element?.querySelector<HTMLElement>(`[data-line="${current}"]`);
    if (!element || !line || performance.now() - touchedAt.current < LEFT_ALONE_MS) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = line.offsetTop - (element.clientHeight - line.offsetHeight) / 2;
    element.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }, [list, current]);
}
