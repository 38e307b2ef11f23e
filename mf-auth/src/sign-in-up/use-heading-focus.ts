import { useEffect, useRef, type RefObject } from 'react';
import type { FormMode } from './next-path';

/**
 * The link that changes the form goes away with the form it stood in: the focus goes on at the
 * heading, which says what has come.
 *
 * @param mode undefined: not known yet
 * @returns for the heading, which needs a `tabIndex` of -1
 */
export function useHeadingFocus(mode: FormMode | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== mode) heading.current?.focus();
    shown.current = mode;
  }, [mode]);
  return heading;
}
