import { useEffect, type RefObject } from 'react';

/**
 * Calls back when the learner presses outside an open modal dialog. The dialog element must have no
 * padding: then only its backdrop reports the dialog as the target. A press that starts inside (to
 * select text) and ends outside does not count.
 *
 * @param dialog the `<dialog>` element
 * @param onBackdropClick usually closes it
 */
export function useBackdropClick(
  dialog: RefObject<HTMLDialogElement | null>,
  onBackdropClick: () => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let startedOutside = false;
    const onPointerDown = ({ target }: Event) => {
      startedOutside = target === element;
    };
    const onClick = ({ target }: Event) => {
      if (startedOutside && target === element) onBackdropClick();
    };
    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick);
    };
  }, [dialog, onBackdropClick]);
}
