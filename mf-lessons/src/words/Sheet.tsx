import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button, Icon } from 'kit';
import { words as texts } from '../messages/words';
import { placeSheet } from './place-sheet';
import styles from './words.late.module.css';

export interface SheetProps {
  readonly name: string;
  /** The line that the sheet is about, a list item or inside one. It stays visible. */
  readonly line: RefObject<HTMLElement | null>;
  /**
   * Called when the sheet was closed by Escape, a press outside, or its button.
   *
   * @param hadFocus whether the focus was in the sheet, or is nowhere now
   */
  readonly onClose: (hadFocus: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A popover about a word: at its line, or on a phone at the bottom of the window. Without support
 * for popovers it is shown too, and closes by its button or Escape.
 */
export function Sheet({ name, line, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useShown(sheet, line, onClose);
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={name}
      lang="en"
      tabIndex={-1}
      popover="auto"
      className={styles.sheet}
    >
      <Button
        variant="icon"
        aria-label={texts.close}
        className={styles.close}
        onClick={() => onClose(true)}
      >
        <Icon name="close" />
      </Button>
      {children}
    </div>
  );
}

/** Shows and focuses the sheet, and reports when it was closed. */
function useShown(
  sheet: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  onClose: SheetProps['onClose'],
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = sheet.current;
    const wholeLine = line.current?.closest('li') ?? line.current;
    if (!element || !wholeLine) return undefined;
    const leaving = new AbortController();
    const place = () => placeSheet(element, wholeLine);
    if ('showPopover' in element) element.showPopover();
    place();
    element.focus({ preventScroll: true });
    element.addEventListener(
      'toggle',
      ({ newState }) => {
        const { activeElement } = document;
        const hadFocus = activeElement === document.body || element.contains(activeElement);
        if (newState === 'closed') close.current(hadFocus);
      },
      leaving,
    );
    element.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') close.current(true);
      },
      leaving,
    );
    window.addEventListener('resize', place, leaving);
    return () => leaving.abort();
  }, [sheet, line]);
}
