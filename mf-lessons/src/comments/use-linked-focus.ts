import { useEffect, type RefObject } from 'react';
import type { PlayerControl } from '../player/control/player-control';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The comment that was focused last, by the player of its lesson. */
const focusedIDs = new WeakMap<PlayerControl, string>();

/**
 * Focuses the comment that the address names, or the note that it was deleted. It does so once per
 * lesson, and never while the learner types. Source: docs/lessons.md, Questions.
 *
 * @param linkedID id of that comment; null: the element is not the one to focus
 * @param control the player of the lesson; it identifies one opening of the lesson
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
