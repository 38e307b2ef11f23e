import { useEffect, useRef, type RefObject } from 'react';
import type { PlayerControl } from '../../player/control/player-control';

/** No automatic scrolling for so long after the learner has scrolled. */
const LEFT_ALONE_MS = 4000;

/** Whether the list scrolls in its own box, beside the film; else the page scrolls. */
const scrollsItself = (list: HTMLElement) => getComputedStyle(list).overflowY === 'auto';

/**
 * Whether the film has started and is on the screen. A learner who has scrolled past it reads
 * something else.
 */
function isWatched({ video, state$ }: PlayerControl): boolean {
  const film = video()?.getBoundingClientRect();
  return state$.value.hasStarted && film !== undefined && film.top < innerHeight && film.bottom > 0;
}

/**
 * Keeps the current line in view, and plays a line that is pressed. Text can still be selected. In
 * a wide window only the list scrolls. On a phone the page scrolls, but only after the learner has
 * scrolled or pressed in the list; else the film would move away under the finger.
 *
 * @param current index of the line
 */
export function useFollowedList(
  list: RefObject<HTMLElement | null>,
  current: number | undefined,
  control: PlayerControl | undefined,
): void {
  const touchedAt = useRef(-LEFT_ALONE_MS);
  const isRead = useRef(false);

  useEffect(() => {
    const element = list.current;
    if (!element || !control) return undefined;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true };
    const touch = ({ target }: Event) => {
      const isElsewhere = scrollsItself(element) && !element.contains(target as Node);
      if (isElsewhere) return;
      touchedAt.current = performance.now();
      isRead.current = true;
    };
    // On a phone the learner scrolls the page, not the list.
    document.addEventListener('wheel', touch, options);
    document.addEventListener('touchmove', touch, options);
    element.addEventListener(
      'click',
      ({ target }) => {
        isRead.current = true;
        if (!(target instanceof Element) || target.closest('button, [role="button"], [popover]'))
          return;
        if (getSelection()?.isCollapsed === false) return;
        const line = target.closest<HTMLElement>('[data-line]')?.dataset.line;
        if (line !== undefined) control.playLine(Number(line));
      },
      options,
    );
    return () => leaving.abort();
  }, [list, control]);

  useEffect(() => {
    const element = list.current;
    const line = element?.querySelector<HTMLElement>(`[data-line="${current}"]`);
    if (!element || !line || !control) return undefined;
    const follow = () => {
      if (performance.now() - touchedAt.current < LEFT_ALONE_MS) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const behavior = isCalm ? 'auto' : 'smooth';
      if (!scrollsItself(element)) {
        if (isRead.current && isWatched(control)) line.scrollIntoView({ block: 'start', behavior });
        return;
      }
      const top = line.offsetTop - (element.clientHeight - line.offsetHeight) / 2;
      element.scrollTo({ top, behavior });
    };
    follow();
    // Also when the film starts within the same line.
    let hadStarted = control.state$.value.hasStarted;
    const subscription = control.state$.subscribe(({ hasStarted }) => {
      if (hasStarted && !hadStarted) follow();
      hadStarted = hasStarted;
    });
    return () => subscription.unsubscribe();
  }, [list, current, control]);
}
