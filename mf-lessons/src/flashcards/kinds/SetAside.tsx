import { useId, useState } from 'react';
import { Button, Dialect } from 'kit';
import { cards as messages } from '../../messages/cards';
import type { AnyCard } from '../deck/card-key';
import { CardToHear, useCardSound } from './CardToHear';
import styles from './kinds.late.module.css';

export interface AsideCard {
  readonly key: string;
  readonly card: AnyCard;
  readonly isAside: boolean;
}

export interface SetAsideProps {
  /** All cards; only those set aside are listed. */
  readonly cards: readonly AsideCard[];
  readonly onTakeBack: (key: string) => void;
}

/**
 * Lists the cards that are set aside, each with its line and sound. A card that was taken back
 * stays in the list until the page is left. Source: docs/lessons.md, Cards that are set aside.
 */
export function SetAside({ cards, onTakeBack }: SetAsideProps) {
  const { title, text, takeBack, taken } = messages.aside;
  const { play, failure } = useCardSound();
  const heading = useId();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const shown = cards.filter(({ key, isAside }) => isAside || takenBack.includes(key));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.aside}>
      <h3 id={heading}>{title}</h3>
      <p>{text}</p>
      <ul>
        {shown.map(({ key, isAside, card }) => (
          <li key={key}>
            <CardToHear card={card} play={play} />
            <Button
              variant="quiet"
              // Not `disabled`, which would lose the focus.
              aria-disabled={!isAside}
              onClick={() => {
                if (!isAside) return;
                setTakenBack([...takenBack, key]);
                onTakeBack(key);
              }}
            >
              {isAside ? takeBack : taken}{' '}
              <Dialect className="visually-hidden">{card.SwissGerman}</Dialect>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{failure}</p>
    </section>
  );
}
