import { useId, useState } from 'react';
import { Button, Dialect, Link } from 'kit';
import { useLesson } from '../../catalogue/use-lesson';
import { due } from '../../messages/due';
import { flashcardsPath } from '../../paths';
import { whenIs } from '../deck/when-is';
import styles from './all.late.module.css';
import type { MyCard } from './my-cards';

/** Cards shown at first; a button shows as many more. */
const SHOWN = 50;

export interface CardGroupProps {
  readonly title: string;
  readonly cards: readonly MyCard[];
  readonly now: Date;
}

/** The cards of one state, with their number. An empty group is not shown. */
export function CardGroup({ title, cards, now }: CardGroupProps) {
  const [shown, setShown] = useState(SHOWN);
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title} <span className={styles.note}>{cards.length}</span>
      </h2>
      <ul className={styles.cards}>
        {cards.slice(0, shown).map((card) => (
          <Card key={card.key} card={card} now={now} />
        ))}
      </ul>
      {cards.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          {due.all.more}
        </Button>
      )}
    </section>
  );
}

/** Both sides of a card, its lesson, and when it comes back. */
function Card({ card: { card, videoID, state, due: at }, now }: { card: MyCard; now: Date }) {
  const summary = useLesson(videoID);
  return (
    <li className={styles.card}>
      <p className={styles.sides}>
        <Dialect>{card.SwissGerman}</Dialect> <span>{card.English}</span>
      </p>
      <p className={styles.note}>
        {summary.status === 'known' && (
          <Link to={flashcardsPath(videoID)} className={styles.lesson}>
            <Dialect>{summary.lesson.Title}</Dialect>
          </Link>
        )}
        {state === 'known' && <span>{due.all.back(whenIs(at, now))}</span>}
      </p>
    </li>
  );
}
