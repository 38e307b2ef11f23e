import { useEffect, useRef, type RefObject } from 'react';

export interface CardKeys {
  turn(): void;
  answer(isKnown: boolean): void;
  undo(): void;
}

/** Elements that use space and Enter themselves, or cover the cards. */
const PRESSED_BY_KEY = 'a, button, input, select, textarea, summary, dialog, [contenteditable]';
const TYPED_INTO = 'input, select, textarea, dialog, [popover], [contenteditable]';

/** These keys work with any focus, unless the focused element uses them. */
const EVERYWHERE: Readonly<Record<string, keyof typeof ACTIONS>> = {
  ' ': 'turn',
  Enter: 'turn',
  ArrowLeft: 'notYet',
  ArrowRight: 'known',
};

/**
 * These keys work only while the focus is on the cards; otherwise any word of speech input would
 * trigger them (WCAG 2.1.4).
 */
const ON_CARDS: Readonly<Record<string, keyof typeof ACTIONS>> = {
  1: 'notYet',
  2: 'known',
  z: 'undo',
  u: 'undo',
};

const ACTIONS = {
  turn: ({ turn }: CardKeys) => turn(),
  notYet: ({ answer }: CardKeys) => answer(false),
  known: ({ answer }: CardKeys) => answer(true),
  undo: ({ undo }: CardKeys) => undo(),
};

/**
 * Whether the focus is on the chosen first side. Space and Enter do nothing there, so they may turn
 * the card.
 */
const isMadeChoice = (target: Element | null): boolean =>
  target?.matches('[type=radio]:checked') ?? false;

function actionOf(event: KeyboardEvent, region: HTMLElement | null) {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  // Shift with a key selects or scrolls. Only digits need Shift, on some keyboards.
  if (event.shiftKey && !/^\d$/.test(event.key)) return undefined;
  const isTurning = event.key === ' ' || event.key === 'Enter';
  if (isTurning && !event.repeat && isMadeChoice(target)) return 'turn';
  if (event.repeat || target?.closest(TYPED_INTO)) return undefined;
  if (isTurning && target?.closest(PRESSED_BY_KEY)) return undefined;
  const isOnCards = region?.contains(target) ?? false;
  return EVERYWHERE[event.key] ?? (isOnCards ? ON_CARDS[event.key.toLowerCase()] : undefined);
}

/** Keys of the cards: space or Enter turns, 1 and 2 or the arrows answer, z or u undoes. */
export function useCardKeys(region: RefObject<HTMLElement | null>, keys: CardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event, region.current);
      if (action === undefined) return;
      event.preventDefault();
      ACTIONS[action](latest.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
}
