import { useEffect, type RefObject } from 'react';
import type { PlayerControl } from '../player/control/player-control';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The comment that had the focus last, for as long as its lesson is shown. */
const focusedIDs = new WeakMap<PlayerControl, string>();

/**
 * Gives the focus to the comment that the address names, or to the note that it is gone. It does so
 * once while the lesson is shown, and takes the focus from nobody who types. Source:
 * docs/lessons.md, Questions.
 *
 * @param linkedID id of that comment; null: the element is not the one to focus
 * @param control of the film beside it, which lives as long as the lesson is shown
 */
export function useLinkedFocus(
  element: RefObject<HTMLElement | null>,
  linkedID: string | null,
  control: PlayerControl,
): void {
  useEffect(() => {
    if (linkedID === null || focusedIDs.get(control) === linkedID) return;
    focusedIDs.set(control, linkedID);
    if (!document.activeElement?.matches(FIELDS)) element.current?.focus();
  }, [element, linkedID, control]);
}
