import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Button, Dialect, Icon } from 'kit';
import type { GlossaryEntry } from 'shared-contracts';
import { words as texts } from '../messages/words';
import { MoreLines } from './MoreLines';
import { OwnWord, type OwnWordProps } from './OwnWord';
import { placeSheet } from './place-sheet';
import styles from './words.late.module.css';

export interface WordSheetProps {
  /** The word as the line says it. */
  readonly text: string;
  /** The line in dialect. */
  readonly lineText: string;
  /** undefined: the glossary lacks it. */
  readonly entry: GlossaryEntry | undefined;
  readonly place: OwnWordProps['place'];
  /** What says it, a list item or in one, which stays visible. */
  readonly line: RefObject<HTMLElement | null>;
  /** Plays the line; undefined: nothing can. */
  readonly onPlay: (() => void) | undefined;
  /**
   * Called when it was closed: by Escape, by a press outside, or by its button.
   *
   * @param hadFocus whether the focus was in it, or is nowhere now
   */
  readonly onClose: (hadFocus: boolean) => void;
}

/**
 * What the glossary says of a word, as a popover: below its line, on a phone at the foot of the
 * window. A web view without popovers shows it as well, and closes it by its button and Escape.
 */
export function WordSheet(props: WordSheetProps) {
  const { text, lineText, entry, place, line, onPlay, onClose } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const name = entry?.word ?? text;
  useShown(sheet, line, onClose);
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-label={name}
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
      <p className={styles.head}>
        <Dialect className={styles.base}>
          {entry?.article && `${entry.article} `}
          {name}
        </Dialect>
        {entry?.part && <span className={styles.part}>{entry.part}</span>}
      </p>
      {entry ? (
        <>
          <dl className={styles.meanings}>
            <dt>{texts.english}</dt>
            <dd>{entry.english}</dd>
            <dt>{texts.german}</dt>
            <dd lang="de">{entry.german}</dd>
          </dl>
          {entry.note !== undefined && <p className={styles.note}>{entry.note}</p>}
          {!entry.isChecked && <p className={styles.sample}>{texts.sample}</p>}
          <OwnWord entry={entry} place={place} />
        </>
      ) : (
        <p className={styles.note}>{texts.noEntry}</p>
      )}
      <MoreLines word={text} except={lineText}>
        {onPlay && (
          <Button variant="secondary" onClick={onPlay}>
            {texts.play}
          </Button>
        )}
      </MoreLines>
    </div>
  );
}

/** Shows the sheet, gives it the focus, and says when the browser has closed it. */
function useShown(
  sheet: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  onClose: WordSheetProps['onClose'],
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = sheet.current;
    const whole = line.current?.closest('li') ?? line.current;
    if (!element || !whole) return undefined;
    const leaving = new AbortController();
    const place = () => placeSheet(element, whole);
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
