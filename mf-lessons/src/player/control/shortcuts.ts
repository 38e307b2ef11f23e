import type { PlayerAction } from './player-action';

/** The part of a key event that decides. */
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
  '?': { do: 'show-help' },
};

const WITH_SHIFT: Readonly<Record<string, PlayerAction>> = {
  arrowleft: { do: 'step-line', by: -1 },
  arrowright: { do: 'step-line', by: 1 },
  // On most keyboards the question mark needs it.
  '?': { do: 'show-help' },
};

/** What a key means to the player; undefined: nothing. Keys of the browser's own stay its own. */
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
/** The slider of the player: its arrows mean what they mean everywhere in the player. */
const SEEK = '[data-seek]';

/** Whether a key belongs to what has the focus: a field, an open menu, a button. */
export function isTakenBy(target: Element, key: string): boolean {
  if (target.closest(SEEK)) return false;
  if (target.closest(FIELDS)) return true;
  return (key === ' ' || key === 'Enter') && target.closest(PRESSED_BY_KEY) !== null;
}
