import { useObservable, usePlatform } from 'kit';
import { DEFAULT_PREFERENCES } from 'shared-contracts';
import { flashcards } from '../../messages/flashcards';
import type { DeckCard } from '../deck/card-key';
import { countCards, type Schedules } from '../deck/due';
import styles from './deck-bar.module.css';

const SIDES = ['gsw', 'en'] as const;

const COUNTS = ['due', 'fresh', 'learned'] as const;
export type CountName = (typeof COUNTS)[number];

export interface DeckBarProps {
  readonly cards: readonly DeckCard[];
  readonly schedules: Schedules;
  /** The counts to show; default all. */
  readonly counts?: readonly CountName[];
}

/** Above the cards: their number in each state, and the choice of the first side. */
export function DeckBar({ cards, schedules, counts: shown = COUNTS }: DeckBarProps) {
  const keys = cards.map(({ key }) => key);
  const counts = countCards(keys, schedules, new Date());
  return (
    <div className={styles.bar}>
      <dl className={styles.counts}>
        {shown.map((count) => (
          <div key={count} className={styles[count]}>
            <dt>{flashcards.counts[count]}</dt>
            <dd>{counts[count]}</dd>
          </div>
        ))}
      </dl>
      <FirstSide />
    </div>
  );
}

/** The choice of the first side. The device remembers it. */
function FirstSide() {
  const { preferences } = usePlatform();
  const { cardsFirst } = useObservable(preferences.values$, DEFAULT_PREFERENCES);
  const { label } = flashcards.first;
  return (
    <div className={styles.first}>
      {/* The visible label: a legend cannot be beside its fields. */}
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <fieldset className={styles.sides}>
        <legend className="visually-hidden">{label}</legend>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name="cards-first"
              checked={cardsFirst === side}
              onChange={() => preferences.set({ cardsFirst: side })}
            />
            <span>{flashcards.first[side]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
