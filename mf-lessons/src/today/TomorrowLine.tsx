import { today } from '../messages/today';
import type { Day } from './day';
import { titleOf, withMinutes } from './step-words';
import styles from './today.late.module.css';

/** What the next day brings, with its number. A long title comes last, where it may wrap. */
export function TomorrowLine({ tomorrow }: Pick<Day, 'tomorrow'>) {
  const { label, lesson, ...cards } = today.tomorrow;
  return (
    <p className={styles.tomorrow}>
      {tomorrow?.kind === 'lesson' && (
        <>
          <span className={styles.when}>{lesson(tomorrow.minutes)}</span> {titleOf(tomorrow.lesson)}
        </>
      )}
      {tomorrow && tomorrow.kind !== 'lesson' && (
        <>
          <span className={styles.when}>{label}</span>{' '}
          {withMinutes(cards[tomorrow.kind](tomorrow.cards), tomorrow.minutes)}
        </>
      )}
    </p>
  );
}
