import { useEffect, useRef } from 'react';
import { classNames, Dialect } from 'kit';
import { flashcards } from '../../messages/flashcards';
import type { DeckCard } from '../deck/card-key';
import { ListenButton } from './ListenButton';
import styles from './flip-card.module.css';

export interface FlipCardProps {
  readonly card: DeckCard;
  /** The side that is shown first. */
  readonly asksIn: 'gsw' | 'en';
  readonly isTurned: boolean;
  /** Whether it takes the focus, because the learner is practising already. */
  readonly takesFocus: boolean;
  readonly onTurn: () => void;
}

type Language = FlipCardProps['asksIn'];

function Side({ card, language }: { card: DeckCard; language: Language }) {
  return language === 'gsw' ? <Dialect>{card.SwissGerman}</Dialect> : <>{card.English}</>;
}

/**
 * A card: a press turns it over, another turns it back. The whole card is a button, named by the
 * visible side.
 */
export function FlipCard({ card, asksIn, isTurned, takesFocus, onTurn }: FlipCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const answersIn: Language = asksIn === 'gsw' ? 'en' : 'gsw';
  const shown = isTurned ? answersIn : asksIn;
  const { turn, turnBack } = flashcards.card;

  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
    // Only for a new card (the component has the card as its `key`); afterwards the learner moves
    // the focus.
  }, [takesFocus]);

  return (
    <div className={styles.stack}>
      <button ref={button} type="button" className={styles.card} onClick={onTurn}>
        <span className={classNames(styles.inner, isTurned && styles.turned)}>
          <span className={styles.face} aria-hidden={isTurned}>
            <span className={classNames(styles.words, styles[asksIn])}>
              <Side card={card} language={asksIn} />
            </span>
            <span className="visually-hidden">{turn}</span>
          </span>
          <span className={classNames(styles.face, styles.back)} aria-hidden={!isTurned}>
            <span className={styles.asked}>
              <Side card={card} language={asksIn} />
            </span>
            <span className={classNames(styles.words, styles[answersIn])}>
              <Side card={card} language={answersIn} />
            </span>
            <span className="visually-hidden">{turnBack}</span>
          </span>
        </span>
      </button>
      {card.AudioUrl !== undefined && (asksIn === 'gsw' || isTurned) && (
        <ListenButton url={card.AudioUrl} isMachine={card.voice === 'machine'} />
      )}
      <span role="status" className="visually-hidden">
        <Side card={card} language={shown} />
      </span>
    </div>
  );
}
