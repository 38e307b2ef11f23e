import { Button, useObservable, usePlatform } from 'kit';
import type { AnkiCard } from 'kit/anki-file';
import { useState } from 'react';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './phrase-cards.late.module.css';

const text = room.phrases.practice;

/**
 * Asks the phrases of a live lesson, one card after the other. An unknown card comes back at the
 * end, until the learner knows all.
 *
 * @param phrases at least one
 */
export function PhraseCards({ phrases }: { readonly phrases: readonly AnkiCard[] }) {
  const { preferences } = usePlatform();
  const { cardsFirst } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const [queue, setQueue] = useState(phrases);
  const [isTurned, setTurned] = useState(false);
  const [turn, setTurn] = useState(0);
  const [card, ...others] = queue;
  const answer = (isKnown: boolean) => {
    setQueue(card === undefined || isKnown ? others : [...others, card]);
    setTurned(false);
    setTurn(turn + 1);
  };
  const progress = text.progress(phrases.length - queue.length, phrases.length);
  return (
    <section className={styles.practice} aria-labelledby="phrases">
      <h3 id="phrases" className={styles.heading}>
        {text.heading}
      </h3>
      {card === undefined ? (
        <>
          <p ref={focused} tabIndex={-1} className={styles.over}>
            {text.over(phrases.length)}
          </p>
          <p className={styles.later}>{text.later}</p>
          <Button variant="secondary" onClick={() => setQueue(phrases)}>
            {text.again}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.known}>{progress}</p>
          <div className={styles.card} role="group" aria-label={progress}>
            <Side card={card} in={cardsFirst} key={turn} />
            {isTurned && <Side card={card} in={cardsFirst === 'gsw' ? 'en' : 'gsw'} />}
          </div>
          <div className={styles.answers}>
            {isTurned ? (
              <>
                <Button variant="secondary" onClick={() => answer(false)}>
                  {text.notYet}
                </Button>
                <Button onClick={() => answer(true)}>{text.known}</Button>
              </>
            ) : (
              <Button className={styles.turn} onClick={() => setTurned(true)}>
                {text.turn}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface SideProps {
  readonly card: AnkiCard;
  readonly in: 'gsw' | 'en';
}

/** One side of a card. It takes the focus when it appears, so that screen readers read it. */
function Side({ card, in: language }: SideProps) {
  return (
    <p ref={focused} tabIndex={-1} lang={language} className={styles.side}>
      {language === 'gsw' ? card.SwissGerman : card.English}
    </p>
  );
}

/** Moves the focus to the element that replaces the pressed button. */
const focused = (element: HTMLElement | null) => element?.focus();
