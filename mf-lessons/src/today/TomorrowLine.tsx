import { today } from '../messages/today';
import type { Day } from './day';
import { titleOf, withMinutes } from './step-words';
import styles from './after-that.late.module.css';

/** What the next day brings, with its minutes. What is named above already is not named again. */
export function TomorrowLine({ tomorrow, canWait }: Pick<Day, 'tomorrow' | 'canWait'>) {
  const { label, canWait: wait, ...cards } = today.tomorrow;
  return (
    <p className={styles.tomorrow}>
      {canWait && <span className={styles.when}>{wait}</span>}
      {!canWait && tomorrow && (
        <>
          <span className={styles.when}>{label}</span>{' '}
          {withMinutes(
            tomorrow.kind === 'lesson'
              ? titleOf(tomorrow.lesson)
              : cards[tomorrow.kind](tomorrow.cards),
            tomorrow.minutes,
          )}
        </>
      )}
    </p>
  );
}
