import { useEffect, useRef, type RefObject } from 'react';
import type { FormMode } from './next-path';

/**
 * Moves the focus to the heading when the form changes, because the pressed link has gone with the
 * old form.
 *
 * @param mode undefined: not known yet
 * @returns the ref for the heading, which needs `tabIndex={-1}`
 */
export function useHeadingFocus(mode: FormMode | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useEffect(() => {
    if (shownMode.current !== undefined && shownMode.current !== mode) heading.current?.focus();
    shownMode.current = mode;
  }, [mode]);
  return heading;
}
