import { useEffect, useRef, type RefObject } from 'react';

/** Keys that move within a line, and the step in words. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Handles presses and keys on the words of a line. It uses native events: the player's shortcuts on
 * the section would handle arrow keys before React does.
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
        // A learner who selects text does not want to open a word.
        if (word === undefined || getSelection()?.isCollapsed === false) return;
        handlers.current.onOpen(word);
      },
      leaving,
    );
    // Tab returns to the word that had the focus last.
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
