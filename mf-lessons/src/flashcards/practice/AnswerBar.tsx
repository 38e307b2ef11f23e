import { Button } from 'kit';
import { flashcards } from '../../messages/flashcards';
import { isSetAside } from '../../progress/card-state';
import type { Outlook } from '../deck/scheduler';
import { whenIs } from '../deck/when-is';
import styles from './answer-bar.module.css';

export interface AnswerBarProps {
  readonly canUndo: boolean;
  /** Whether answers change no schedule. */
  readonly isExtra: boolean;
  readonly isTurned: boolean;
  /** Whether the card has its own form, which replaces these buttons. */
  readonly isTyped: boolean;
  /** Whether to name the keys; another part may name other ones. */
  readonly hasKeys: boolean;
  readonly outlook: () => Outlook | undefined;
  readonly onAnswer: (isKnown: boolean) => void;
  readonly onEnd: () => void;
  readonly onTurn: () => void;
  readonly onUndo: () => void;
}

/** The button that turns the card, then the two answers, each with its consequence. */
export function AnswerBar(props: AnswerBarProps) {
  const { canUndo, hasKeys, isExtra, isTurned, isTyped, outlook } = props;
  const { onAnswer, onEnd, onTurn, onUndo } = props;
  const {
    notYet,
    again: repeatHint,
    known: knownLabel,
    extra,
    undo,
    keys,
    aside,
  } = flashcards.answer;
  const after = isTurned ? outlook() : undefined;
  return (
    <div className={styles.bar}>
      {isTyped ? null : after === undefined ? (
        <Button className={styles.turn} onClick={onTurn}>
          {flashcards.card.turn}
        </Button>
      ) : (
        <div className={styles.answers}>
          <Button variant="secondary" className={styles.answer} onClick={() => onAnswer(false)}>
            <span>{notYet}</span>
            <small className={styles.after}>
              {!isExtra && isSetAside(after.notYet) ? aside : repeatHint}
            </small>
          </Button>
          <Button className={styles.answer} onClick={() => onAnswer(true)}>
            <span>{knownLabel}</span>
            <small className={styles.after}>
              {isExtra ? extra : whenIs(after.known.due, new Date())}
            </small>
          </Button>
        </div>
      )}
      <div className={styles.below}>
        <Button variant="quiet" disabled={!canUndo} onClick={onUndo}>
          {undo}
        </Button>
        <Button variant="quiet" disabled={!canUndo} onClick={onEnd}>
          {flashcards.end.early}
        </Button>
        {hasKeys && <p className={styles.keys}>{keys}</p>}
      </div>
    </div>
  );
}
