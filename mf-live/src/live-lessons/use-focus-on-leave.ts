import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus back to the way in: the button that a member left with goes away with the room.
 *
 * @param enteredAt when the member entered; undefined outside
 * @returns the ref for the button that leads in
 */
export function useFocusOnLeave(
  enteredAt: string | undefined,
): RefObject<HTMLButtonElement | null> {
  const enter = useRef<HTMLButtonElement>(null);
  const before = useRef(enteredAt);
  useEffect(() => {
    if (before.current !== undefined && enteredAt === undefined) enter.current?.focus();
    before.current = enteredAt;
  }, [enteredAt]);
  return enter;
}
