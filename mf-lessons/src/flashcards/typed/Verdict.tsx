import type { AnswerVerdict } from 'common/judge-answer';
import { Dialect } from 'kit';
import { cards as messages } from '../../messages/cards';
import type { DeckCard } from '../deck/card-key';
import { differences } from './differences';
import styles from './typed-card.late.module.css';

export interface VerdictProps {
  readonly card: DeckCard;
  readonly typed: string;
  readonly verdict: AnswerVerdict;
  readonly isClaimed: boolean;
}

const LONGEST = 80;

/** The typed answer, cut to the room on a card. */
const shorten = (typed: string) =>
  typed.length > LONGEST
    ? `${[...typed.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('')}…`
    : typed;

/**
 * Shows the verdict on a typed answer, and the lesson's spelling with the missing letters marked.
 */
export function Verdict({ card, typed, verdict, isClaimed }: VerdictProps) {
  const { verdicts, youTyped, lessonSays } = messages.typed;
  const isExact = verdict === 'exact';
  return (
    <>
      <p className={styles[verdict]}>{isClaimed ? lessonSays : verdicts[verdict]}</p>
      <p className={styles.form}>
        <Dialect>
          {differences(card.SwissGerman, isExact ? card.SwissGerman : typed).map(
            ({ text, isMissing }, at) => (isMissing ? <mark key={at}>{text}</mark> : text),
          )}
        </Dialect>
      </p>
      {!isExact && typed.trim() !== '' && (
        <p className={styles.typed}>
          {youTyped} <Dialect>{shorten(typed)}</Dialect>
        </p>
      )}
      {card.line && (
        <p className={styles.line}>
          <Dialect>{card.line.SwissGerman}</Dialect> <span>{card.line.English}</span>
        </p>
      )}
    </>
  );
}
