import { useEffect, type RefObject } from 'react';
import { usePlatform } from 'kit';
import type { PlayerControl } from './player-control';
import { actionOf, isTakenBy } from './shortcuts';

/**
 * Lets the keys act on the player while the focus is inside an element, unless the learner has
 * switched them off (WCAG 2.1.4).
 *
 * @param control undefined: there is no player
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  control: PlayerControl | undefined,
): void {
  const { preferences } = usePlatform();
  useEffect(() => {
    const element = root.current;
    if (!element || !control) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!preferences.values$.value.shortcuts || event.defaultPrevented) return;
      if (!(event.target instanceof Element) || isTakenBy(event.target, event.key)) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      control.act(action);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root, control, preferences]);
}
