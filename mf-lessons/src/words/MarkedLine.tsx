import { Fragment, useRef, useState } from 'react';
import { classNames } from 'kit';
import type { LessonLine } from 'common';
import type { Difference } from 'shared-contracts';
import { differences as texts } from '../messages/differences';
import type { PlayerControl } from '../player/control/player-control';
import { exampleLines, type GermanText } from './german-text';
import { useWaitingFilm } from './use-waiting-film';
import { useWordPresses } from './use-word-presses';
import { WhySheet } from './WhySheet';
import styles from './differences.late.module.css';

export interface MarkedLineProps {
  /** Index of the line in the lesson. */
  readonly index: number;
  /** The lesson's lines in dialect. */
  readonly lines: readonly LessonLine[];
  readonly german: GermanText;
  /** The player beside the text; the film pauses while a mark is open. */
  readonly control: PlayerControl | undefined;
}

/**
 * A line in standard German with its differences from the dialect marked by kind. A press on a mark
 * explains it. The line is one tab stop, as a `WordLine`. Source: docs/lessons.md, Standard German.
 */
export function MarkedLine({ index, lines, german, control }: MarkedLineProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [stop, setStop] = useState(0);
  const [opened, setOpened] = useState<Difference>();
  const text = german.texts[index] ?? '';
  const marks = german.differences?.marks.filter((mark) => mark.line === index) ?? [];
  useWordPresses(line, setStop, (mark) => setOpened(marks[mark]));
  useWaitingFilm(control, opened !== undefined);
  if (marks.length === 0) return text;
  const elements = () => [...(line.current?.querySelectorAll<HTMLElement>('[data-word]') ?? [])];
  return (
    <>
      <span ref={line} role="group" aria-label={text}>
        {marks.map((mark, place) => (
          <Fragment key={mark.from}>
            {text.slice(marks[place - 1]?.to ?? 0, mark.from)}
            <span
              role="button"
              aria-haspopup="dialog"
              aria-expanded={mark === opened}
              aria-label={texts.why(text.slice(mark.from, mark.to))}
              title={texts.kinds[mark.kind]}
              tabIndex={place === stop ? 0 : -1}
              data-word={place}
              className={classNames(styles.mark, styles[mark.kind])}
            >
              {text.slice(mark.from, mark.to)}
            </span>
          </Fragment>
        ))}
        {text.slice(marks.at(-1)?.to ?? 0)}
      </span>
      {opened && (
        <WhySheet
          key={opened.from}
          difference={opened}
          word={text.slice(opened.from, opened.to)}
          examples={exampleLines(opened, lines, german)}
          line={line}
          onClose={(hadFocus) => {
            setOpened(undefined);
            if (hadFocus) elements()[marks.indexOf(opened)]?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
