import { Fragment, useRef, useState } from 'react';
import { classNames, Dialect, useObservable, usePlatform } from 'kit';
import {
  DEFAULT_PREFERENCES,
  type GlossaryEntry,
  type LessonWords,
  type WordPlace,
} from 'shared-contracts';
import type { PlayerControl } from '../player/control/player-control';
import { words as texts } from '../messages/words';
import { useMarks } from './use-marks';
import { useWaitingFilm } from './use-waiting-film';
import { useWordPresses } from './use-word-presses';
import { WordSheet } from './WordSheet';
import styles from './words.late.module.css';

export interface WordLineProps {
  /** The line in dialect. */
  readonly text: string;
  /** Index of the line in the lesson; undefined if it is no line of the lesson. */
  readonly index: number | undefined;
  readonly videoID: string;
  readonly words: LessonWords;
  /** The player beside the text; the film pauses while a word is open. */
  readonly control: PlayerControl | undefined;
  /** Plays the line's sound; undefined: the film plays the line. */
  readonly onHear: (() => void) | undefined;
}

/**
 * A line in dialect whose words can be opened. The line is one tab stop; arrow keys move between
 * words. The words are no `button` elements, because the text of a button cannot be selected.
 * Source: docs/lessons.md, Words.
 */
export function WordLine(props: WordLineProps) {
  const { text, index, videoID, words, control, onHear } = props;
  const line = useRef<HTMLSpanElement>(null);
  const places = words.places.filter(({ line: at }) => index === undefined || at === index);
  const [stop, setStop] = useState(0);
  const [opened, setOpened] = useState<WordPlace>();
  useWordPresses(line, setStop, (word) => setOpened(places[word]));
  useWaitingFilm(control, opened !== undefined);
  const { marks: isShown = true } = useObservable(
    usePlatform().preferences.values$,
    DEFAULT_PREFERENCES,
  );
  const marks = useMarks();
  /** undefined until the learner's words are read, and without a glossary entry. */
  const markOfEntry = (entry: GlossaryEntry | undefined) =>
    marks.isWhole && entry ? marks.markOfEntry(entry) : undefined;
  const styleOf = (entry: GlossaryEntry | undefined) => {
    const mark = markOfEntry(entry);
    return isShown && mark ? styles[mark] : undefined;
  };
  const descriptionOf = (entry: GlossaryEntry | undefined) => {
    const mark = markOfEntry(entry);
    return mark === undefined || mark === 'new' ? undefined : texts.state[mark];
  };
  const entryOf = ({ entry }: WordPlace) => words.entries[entry ?? -1];

  const elements = () => [...(line.current?.querySelectorAll<HTMLElement>('[data-word]') ?? [])];
  return (
    <>
      <Dialect ref={line} role="group" aria-label={text}>
        {places.map((place, word) => (
          <Fragment key={place.from}>
            {text.slice(places[word - 1]?.to ?? 0, place.from)}
            <span
              role="button"
              aria-haspopup="dialog"
              tabIndex={word === stop ? 0 : -1}
              aria-expanded={place === opened}
              title={descriptionOf(entryOf(place))}
              data-new={markOfEntry(entryOf(place)) === 'new' || undefined}
              data-word={word}
              className={classNames(styles.word, styleOf(entryOf(place)))}
            >
              {text.slice(place.from, place.to)}
            </span>
          </Fragment>
        ))}
        {text.slice(places.at(-1)?.to ?? 0)}
      </Dialect>
      {opened && (
        <WordSheet
          // A new sheet for each word: the browser closes the previous one.
          key={opened.from}
          text={text.slice(opened.from, opened.to)}
          lineText={text}
          entry={entryOf(opened)}
          videoID={videoID}
          index={index}
          line={line}
          onPlay={onHear ?? playInFilm(control, index)}
          onClose={(hadFocus) => {
            setOpened(undefined);
            if (hadFocus) elements()[places.indexOf(opened)]?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

/** A function that plays a line in its film; undefined without a film or line times. */
const playInFilm = (control: PlayerControl | undefined, index: number | undefined) =>
  index !== undefined && control?.lines.times$.value.some(({ line }) => line === index)
    ? () => control.playLine(index)
    : undefined;
