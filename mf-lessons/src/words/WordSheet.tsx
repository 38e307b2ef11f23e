import { Button, Dialect } from 'kit';
import type { GlossaryEntry } from 'shared-contracts';
import { words as texts } from '../messages/words';
import { AskTeacher, type AskTeacherProps } from './AskTeacher';
import { MoreLines } from './MoreLines';
import { OwnWord } from './OwnWord';
import { Sheet, type SheetProps } from './Sheet';
import styles from './words.late.module.css';

export interface WordSheetProps
  extends Pick<SheetProps, 'line' | 'onClose'>, Pick<AskTeacherProps, 'videoID' | 'index'> {
  /** The word as the line says it. */
  readonly text: string;
  /** The line in dialect. */
  readonly lineText: string;
  /** undefined if the glossary lacks the word. */
  readonly entry: GlossaryEntry | undefined;
  /** Plays the line; undefined if that is impossible. */
  readonly onPlay: (() => void) | undefined;
}

/** The sheet of a word: its glossary entry, the learner's state, and more lines. */
export function WordSheet(props: WordSheetProps) {
  const { text, lineText, entry, videoID, index, line, onPlay, onClose } = props;
  const name = entry?.word ?? text;
  return (
    <Sheet name={name} line={line} onClose={onClose}>
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
          <OwnWord entry={entry} place={{ VideoID: videoID, line: index ?? 0 }} />
        </>
      ) : (
        <>
          <p className={styles.note}>{texts.noEntry}</p>
          <AskTeacher word={text} videoID={videoID} index={index} />
        </>
      )}
      <MoreLines word={text} except={lineText}>
        {onPlay && (
          <Button variant="secondary" onClick={onPlay}>
            {texts.play}
          </Button>
        )}
      </MoreLines>
    </Sheet>
  );
}
