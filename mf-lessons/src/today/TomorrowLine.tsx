import type { ReactNode } from 'react';
import { Link } from 'kit';
import { CARDS_PER_DAY } from '../flashcards/day-load/day-load';
import { today } from '../messages/today';
import { allCardsPath } from '../flashcards/due/due-paths';
import type { Day, Tomorrow } from './day';
import { titleOf, withMinutes } from './step-words';
import styles from './after-that.late.module.css';

/**
 * What the next day brings, with its minutes, unless it is listed above. If more cards are due than
 * a day asks, it says that they are spread. It links to all cards. Source: decision 40.
 */
export function TomorrowLine({
  tomorrow,
  later,
  canWait,
  hasCards,
  children,
}: Pick<Day, 'tomorrow' | 'later' | 'canWait'> & {
  /** Whether the learner has cards that the plan opens. */
  readonly hasCards: boolean;
  /** Replaces the text about tomorrow. */
  readonly children: ReactNode;
}) {
  const { label, canWait: wait } = today.tomorrow;
  return (
    <div className={styles.tomorrow}>
      <p>
        {children || (
          <>
            {!tomorrow && later > 0 && (
              <span className={styles.when}>{today.backlog(later, CARDS_PER_DAY)}</span>
            )}
            {canWait && <span className={styles.when}>{wait}</span>}
            {!canWait && tomorrow && (
              <>
                <span className={styles.when}>{label}</span>{' '}
                {withMinutes(whatOf(tomorrow), tomorrow.minutes)}
              </>
            )}
          </>
        )}
      </p>{' '}
      {hasCards && (
        <Link to={allCardsPath} className={styles.cards}>
          {today.allCards}
        </Link>
      )}
    </div>
  );
}

function whatOf(tomorrow: Tomorrow) {
  const { due, fresh } = today.tomorrow;
  switch (tomorrow.kind) {
    case 'due':
      return due(tomorrow.cards, tomorrow.hasCheck);
    case 'fresh':
      return fresh(tomorrow.cards);
    case 'lesson':
      return titleOf(tomorrow.lesson);
  }
}
