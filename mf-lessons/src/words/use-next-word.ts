import { useEffect, type RefObject } from 'react';
import { usePlatform } from 'kit';
import { isTakenBy } from '../player/control/shortcuts';

/**
 * The key N: focuses the next new word of a text, after the last the first, while the focus is in
 * the text. The setting of the player's keys switches it off.
 *
 * @param part any element in the section of the text
 */
export function useNextWord(part: RefObject<HTMLElement | null>): void {
  const { preferences } = usePlatform();
  useEffect(() => {
    const section = part.current?.closest('section');
    if (!section) return undefined;
    const leaving = new AbortController();
    section.addEventListener(
      'keydown',
      (event) => {
        const { key, altKey, ctrlKey, metaKey, target } = event;
        if (key.toLowerCase() !== 'n' || altKey || ctrlKey || metaKey) return;
        if (!preferences.values$.value.shortcuts) return;
        if (!(target instanceof Element) || isTakenBy(target, key)) return;
        const all = [...section.querySelectorAll<HTMLElement>('[data-new]')];
        const isAfter = (word: HTMLElement) =>
          (target.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const next = all.find(isAfter) ?? all[0];
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
      leaving,
    );
    return () => leaving.abort();
  }, [part, preferences]);
}
