import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { classNames, Dialect, Link } from 'kit';
import { flashcards } from '../../messages/flashcards';
import { atTime, videoPath } from '../../paths';
import { clock } from '../../timing/clock';
import type { DeckCard } from '../deck/card-key';
import { ListenButton } from './ListenButton';
import styles from './flip-card.module.css';

export type Language = 'gsw' | 'en';

export interface FlipCardProps {
  readonly card: DeckCard;
  /** The side that is shown first. */
  readonly asksIn: Language;
  /** The content of the front; default: the first side. */
  readonly front?: ReactNode;
  readonly isTurned: boolean;
  /** Whether the card takes the focus, because the learner is practising already. */
  readonly takesFocus: boolean;
  readonly onTurn: () => void;
  readonly videoID: string;
  /** Draws words that open over the turned card; undefined until its code has loaded. */
  readonly Words?: ComponentType<CardWordsProps> | undefined;
}

export type CardWordsProps = Pick<FlipCardProps, 'card' | 'asksIn' | 'videoID'>;

/** Whether the focus is on a setting of the practice; a new card must not take it away. */
export const isChoosing = () =>
  document.activeElement?.matches('[role=switch], [type=radio]') === true;

function Side({ card, language }: { card: DeckCard; language: Language }) {
  return language === 'gsw' ? <Dialect>{card.SwissGerman}</Dialect> : <>{card.English}</>;
}

/**
 * A card that a press turns over, and another press turns back. The whole card is one button, named
 * by its visible side.
 */
export function FlipCard(props: FlipCardProps) {
  const { card, asksIn, isTurned, takesFocus, onTurn, videoID, Words } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [hadBegun] = useState(takesFocus);
  const answersIn: Language = asksIn === 'gsw' ? 'en' : 'gsw';
  const { front = <Side card={card} language={asksIn} /> } = props;
  const { turn, turnBack, inTheFilm } = flashcards.card;

  useEffect(() => {
    // The learner has just changed a setting, which rendered this card anew.
    const isBySetting = hadBegun && isChoosing();
    if (takesFocus && !isBySetting) button.current?.focus({ preventScroll: true });
    // Runs once per card (the `key`); afterwards the learner moves the focus.
  }, [takesFocus, hadBegun]);

  return (
    <div className={styles.stack}>
      <button ref={button} type="button" className={styles.card} onClick={onTurn}>
        <span className={classNames(styles.inner, isTurned && styles.turned)}>
          <span className={styles.face} aria-hidden={isTurned}>
            <span className={classNames(styles.words, styles[asksIn])}>{front}</span>
            <span className="visually-hidden">{turn}</span>
          </span>
          <span className={classNames(styles.face, styles.back)} aria-hidden={!isTurned}>
            <span className={styles.asked}>
              <Side card={card} language={asksIn} />
            </span>
            <span className={classNames(styles.words, styles[answersIn])}>
              <Side card={card} language={answersIn} />
            </span>
            {card.line && (
              <span className={styles.line}>
                <Dialect>{card.line.SwissGerman}</Dialect>
                <span className={styles.meaning}>{card.line.English}</span>
              </span>
            )}
            <span className="visually-hidden">{turnBack}</span>
          </span>
        </span>
      </button>
      {isTurned && Words && <Words card={card} asksIn={asksIn} videoID={videoID} />}
      {card.AudioUrl !== undefined && (asksIn === 'gsw' || isTurned) && (
        <ListenButton url={card.AudioUrl} isMachine={card.voice === 'machine'} />
      )}
      {isTurned && card.line && (
        <Link className={styles.film} to={atTime(videoPath(videoID), card.line.at)}>
          {inTheFilm(clock(card.line.at))}
        </Link>
      )}
      <span role="status" className="visually-hidden">
        {isTurned ? <Side card={card} language={answersIn} /> : front}
      </span>
    </div>
  );
}
