import { useEffect, useRef, type RefObject } from 'react';

/** A key that moves within a line, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Follows presses and keys on the words of a line. They are the browser's own events: the text
 * around would take arrow keys for the film before React is told.
 */
export function useWordPresses(
  line: RefObject<HTMLElement | null>,
  onMove: (word: number) => void,
  onOpen: (word: number) => void,
): void {
  const handlers = useRef({ onMove, onOpen });
  useEffect(() => {
    handlers.current = { onMove, onOpen };
  });
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const wordOf = ({ target }: Event) => {
      const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
      return word ? Number(word.dataset.word) : undefined;
    };
    element.addEventListener(
      'click',
      (event) => {
        const word = wordOf(event);
        // Who selects text wants to copy it.
        if (word === undefined || getSelection()?.isCollapsed === false) return;
        handlers.current.onOpen(word);
      },
      leaving,
    );
    // A word that has the focus is where Tab comes back to.
    element.addEventListener(
      'focusin',
      (event) => {
        const word = wordOf(event);
        if (word !== undefined) handlers.current.onMove(word);
      },
      leaving,
    );
    element.addEventListener(
      'keydown',
      (event) => {
        const word = wordOf(event);
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (word === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
        const step = STEPS[key];
        if (step === undefined && key !== 'Enter' && key !== ' ') return;
        event.preventDefault();
        if (step === undefined) return handlers.current.onOpen(word);
        const next = element.querySelector<HTMLElement>(`[data-word="${word + step}"]`);
        if (!next) return;
        next.focus();
      },
      leaving,
    );
    return () => leaving.abort();
  }, [line]);
}
