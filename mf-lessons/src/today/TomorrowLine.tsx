import { today } from '../messages/today';
import type { Day } from './day';
import { titleOf, withMinutes } from './step-words';
import styles from './today.late.module.css';

/** What the next day brings, with its minutes. */
export function TomorrowLine({ tomorrow }: Pick<Day, 'tomorrow'>) {
  const { label, ...cards } = today.tomorrow;
  return (
    <p className={styles.tomorrow}>
      {tomorrow && (
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
