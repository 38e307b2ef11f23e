import { useId } from 'react';
import { Dialect } from 'kit';
import { cards as messages } from '../../messages/cards';
import { isSetAside } from '../../progress/card-state';
import type { DeckCard } from '../deck/card-key';
import type { Session } from '../deck/session';
import { CardToHear, useCardSound } from './CardToHear';
import styles from './kinds.late.module.css';

/** The most missed cards listed; more would not help in one evening. */
const MOST = 5;

/** The missed cards, most often missed first, without those set aside. */
function hardCards(cards: readonly DeckCard[], { answers, schedules }: Session): DeckCard[] {
  const missesOf = ({ key }: DeckCard) =>
    answers.filter((answer) => answer.key === key && !answer.isKnown).length;
  return cards
    .filter((card) => missesOf(card) > 0 && !isSetAside(schedules[card.key]))
    .sort((a, b) => missesOf(b) - missesOf(a))
    .slice(0, MOST);
}

export interface HardCardsProps {
  readonly cards: readonly DeckCard[];
  readonly session: Session;
}

/**
 * Lists the cards missed in a session. The hardest card with a line or a sound comes first, so that
 * the learner hears one line again. Source: docs/lessons.md, Flashcards.
 */
export function HardCards({ cards, session }: HardCardsProps) {
  const { play, failure } = useCardSound();
  const heading = useId();
  const missedCards = hardCards(cards, session);
  const toHear = missedCards.find(({ AudioUrl, line }) => AudioUrl ?? line);
  if (missedCards.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.aside}>
      <h3 id={heading}>{messages.hard}</h3>
      <ul>
        {toHear && (
          <li>
            <CardToHear card={toHear} play={play} />
          </li>
        )}
        {missedCards
          .filter((card) => card !== toHear)
          .map(({ key, SwissGerman, English }) => (
            <li key={key}>
              <Dialect>{SwissGerman}</Dialect> <span className={styles.means}>{English}</span>
            </li>
          ))}
      </ul>
      <p role="status">{failure}</p>
    </section>
  );
}
