import { useId, useState } from 'react';
import { Button, Dialect } from 'kit';
import { useSound } from 'kit/sound';
import { cards as messages } from '../../messages/cards';
import { flashcards } from '../../messages/flashcards';
import { useOnline } from '../../timing/use-online';
import type { AnyCard } from '../deck/card-key';
import styles from './kinds.late.module.css';

/** A card, and whether it is set aside. */
export interface AsideCard {
  readonly key: string;
  readonly card: AnyCard;
  readonly isAside: boolean;
}

export interface SetAsideProps {
  /** Those that are set aside among others. */
  readonly cards: readonly AsideCard[];
  readonly onTakeBack: (key: string) => void;
}

/**
 * Lists the cards that are set aside, each with its line and sound. One that is taken back stays in
 * its place until the list is left. Source: docs/lessons.md, Cards that are set aside.
 */
export function SetAside({ cards, onTakeBack }: SetAsideProps) {
  const { title, text, takeBack, taken, hear } = messages.aside;
  const { play, hasFailed } = useSound();
  const isOnline = useOnline();
  const heading = useId();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const shown = cards.filter(({ key, isAside }) => isAside || takenBack.includes(key));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.aside}>
      <h3 id={heading}>{title}</h3>
      <p>{text}</p>
      <ul>
        {shown.map(({ key, isAside, card: { SwissGerman, English, AudioUrl, line } }) => (
          <li key={key}>
            <p>
              <Dialect>{SwissGerman}</Dialect> <span className={styles.means}>{English}</span>
            </p>
            {line && (
              <p>
                <Dialect>{line.SwissGerman}</Dialect>{' '}
                <span className={styles.means}>{line.English}</span>
              </p>
            )}
            {AudioUrl !== undefined && (
              <Button variant="quiet" onClick={() => play(AudioUrl)}>
                {hear} <Dialect className="visually-hidden">{SwissGerman}</Dialect>
              </Button>
            )}
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
              <Dialect className="visually-hidden">{SwissGerman}</Dialect>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {hasFailed && (isOnline ? flashcards.card.noSound : flashcards.card.offline)}
      </p>
    </section>
  );
}
