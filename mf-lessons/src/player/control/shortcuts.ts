import { useEffect, type RefObject } from 'react';
import { usePlatform } from 'kit';
import type { PlayerAction } from './player-action';
import type { PlayerControl } from './player-control';

/** The fields of a key event that decide its action. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const KEYS: Readonly<Record<string, PlayerAction>> = {
  ' ': { do: 'toggle-play' },
  k: { do: 'toggle-play' },
  arrowleft: { do: 'skip', by: -5 },
  arrowright: { do: 'skip', by: 5 },
  j: { do: 'skip', by: -10 },
  l: { do: 'skip', by: 10 },
  m: { do: 'toggle-mute' },
  f: { do: 'toggle-fullscreen' },
  c: { do: 'next-captions' },
  r: { do: 'repeat-line' },
  // Swiss keyboards have both signs on one key; others need Shift for each.
  '<': { do: 'change-speed', by: -1 },
  '>': { do: 'change-speed', by: 1 },
  '?': { do: 'show-help' },
};

const WITH_SHIFT: Readonly<Record<string, PlayerAction>> = {
  arrowleft: { do: 'step-line', by: -1 },
  arrowright: { do: 'step-line', by: 1 },
  '<': { do: 'change-speed', by: -1 },
  '>': { do: 'change-speed', by: 1 },
  // Most keyboards need Shift for the question mark.
  '?': { do: 'show-help' },
};

/** The action of a key, if any. Keys with Alt, Ctrl or Meta belong to the browser. */
export function actionOf({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: KeyPress): PlayerAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const name = key.toLowerCase();
  return shiftKey ? WITH_SHIFT[name] : KEYS[name];
}

const FIELDS = 'input, textarea, select, [contenteditable], dialog, [popover]';
const PRESSED_BY_KEY = 'button, a[href], summary, audio';
/** On the player's slider, keys have the same meaning as elsewhere in the player. */
const SEEK = '[data-seek]';

/** Whether the focused element uses the key itself: a field, an open menu, a button. */
export function isTakenBy(target: Element, key: string): boolean {
  if (target.closest(SEEK)) return false;
  if (target.closest(FIELDS)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSED_BY_KEY) !== null;
}

/**
 * Connects the shortcuts to the player while the focus is inside the element or nowhere, unless the
 * learner has switched them off (WCAG 2.1.4). A key acts once, even with two such elements on a
 * page.
 *
 * @param control undefined when there is no player
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
    const onPage = (event: KeyboardEvent) => {
      if (event.target === document.body) onKeyDown(event);
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onPage);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onPage);
    };
  }, [root, control, preferences]);
}
