import { useId } from 'react';
import { classNames, Dialect } from 'kit';
import type { Difference } from 'shared-contracts';
import { differences as texts } from '../messages/differences';
import type { ExampleLine } from './german-text';
import { Sheet, type SheetProps } from './Sheet';
import styles from './differences.late.module.css';

export interface WhySheetProps extends Pick<SheetProps, 'line' | 'onClose'> {
  readonly difference: Difference;
  /** The word in standard German. */
  readonly word: string;
  /** Other lines with the same rule. */
  readonly examples: readonly ExampleLine[];
}

/** The sentence of a rule. A rule that this version does not know gets the sentence of its kind. */
const sentenceOf = ({ rule, kind }: Difference): string =>
  Object.entries<string>(texts.rules).find(([name]) => name === rule)?.[1] ?? texts.rules[kind];

/** Explains a difference between standard German and dialect: its rule, and example lines. */
export function WhySheet({ difference, word, examples, line, onClose }: WhySheetProps) {
  const { kind, dialect } = difference;
  const moreId = useId();
  return (
    <Sheet name={texts.why(word)} line={line} onClose={onClose}>
      <p className={styles.pair}>
        {dialect !== undefined && (
          <>
            <Dialect>{dialect}</Dialect> →{' '}
          </>
        )}
        <span lang="de">{word}</span>
      </p>
      <p className={classNames(styles.label, styles[kind])}>{texts.kinds[kind]}</p>
      <p className={styles.note}>{sentenceOf(difference)}</p>
      {examples.length > 0 && (
        <>
          <p id={moreId} className={styles.note}>
            {texts.more}
          </p>
          <ul aria-labelledby={moreId} className={styles.more}>
            {examples.map(({ SwissGerman, German, from, to }, place) => (
              <li key={place}>
                <Dialect>{SwissGerman}</Dialect>
                <span lang="de" className={styles.german}>
                  {German.slice(0, from)}
                  <b>{German.slice(from, to)}</b>
                  {German.slice(to)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
