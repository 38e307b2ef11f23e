import { useLayoutEffect, type RefObject } from 'react';
import { showModal } from './show-modal';

/**
 * Shows a dialog as modal as long as its component is mounted. On leaving it is closed while it is
 * still in the page: only then does the browser give the focus back to where it was.
 *
 * @param initialFocus selector, inside the dialog, of what gets the focus
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, initialFocus: string): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) showModal(element);
    element?.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => element?.close();
  }, [dialog, initialFocus]);
}
