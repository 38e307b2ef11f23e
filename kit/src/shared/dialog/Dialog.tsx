import {
  useCallback,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../../class-names';
import styles from './dialog.module.css';
import { showModal } from './show-modal';
import { useBackdropClick } from './use-backdrop-click';

export interface DialogProps extends Pick<
  ComponentProps<'dialog'>,
  'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** Ref of the element. Close the dialog from inside by `ref.current?.close()`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Selector, inside the dialog, of the element that gets the focus. */
  readonly initialFocus: string;
  /** `text` has room for paragraphs. Default `form`. */
  readonly width?: 'form' | 'text';
  /** While true, neither Escape nor a press outside closes it. Default false. */
  readonly isBusy?: boolean;
  /** Called after a close by Escape, by a press outside, or from inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted. The browser keeps the focus inside and restores it
 * afterwards; the page behind neither scrolls nor answers. Escape and a press outside close it.
 */
export function Dialog(props: DialogProps) {
  const { ref, initialFocus, width = 'form', isBusy = false, onClose, children, ...named } = props;
  const close = useCallback(() => {
    if (!isBusy) ref.current?.close();
  }, [isBusy, ref]);
  useModal(ref, initialFocus);
  useBackdropClick(ref, close);

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[width])}
      {...named}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // Do not wait for the `close` event: the key that opens the dialog again may come first.
        if (!isBusy) onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // StrictMode reopens the dialog before the event of its first close arrives. A dialog that
        // was removed from the page needs no call.
        const isClosed = currentTarget.isConnected && !currentTarget.open;
        if (target === currentTarget && isClosed) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Shows a dialog as modal while its component is mounted. Closes it before it leaves the page;
 * otherwise the browser does not restore the focus.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, initialFocus: string): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) showModal(element);
    element?.querySelector<HTMLElement>(initialFocus)?.focus();
    return () => element?.close();
  }, [dialog, initialFocus]);
}
