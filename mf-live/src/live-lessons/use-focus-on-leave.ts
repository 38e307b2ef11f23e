import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus back to the button that leads into the room, because the button that a member left
 * with is gone.
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
