import { useCallback, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { classNames } from '../styles/class-names';
import styles from './dialog.module.css';
import { useBackdropClick } from './useBackdropClick';
import { useModal } from './useModal';

export interface DialogProps extends Pick<
  ComponentProps<'dialog'>,
  'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  /** The element, for whoever closes it from inside: `ref.current?.close()`. */
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Selector, inside the dialog, of what gets the focus. */
  readonly initialFocus: string;
  /** `text` has room for paragraphs. Default `form`. */
  readonly width?: 'form' | 'text';
  /** While it is busy, neither Escape nor a press beside it closes it. Default false. */
  readonly isBusy?: boolean;
  /** It is closed: by Escape, a press beside it, or from inside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as long as it is mounted: the browser traps the focus and gives it back, and
 * the page behind neither scrolls nor answers. Escape and a press beside it close it.
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
      className={classNames(styles['dialog'], styles[width])}
      {...named}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // Now, and not when the event of its closing comes: a press of the key that opens it again
        // may come before.
        if (!isBusy) onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // StrictMode opens it once more before the event of its first closing comes; and whoever has
        // taken it away knows.
        const isClosed = currentTarget.isConnected && !currentTarget.open;
        if (target === currentTarget && isClosed) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
