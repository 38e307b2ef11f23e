import { classNames } from 'kit';
import { weekdayName } from 'common';
import { today } from '../messages/today';
import type { Rhythm } from '../progress/week';
import styles from './week.late.module.css';

/** Days of practice in a full week, which has two days off. */
const FULL = 5;

/** The last seven days as marks, and as text. A new learner has no marks. Source: decision 58. */
export function Week({ rhythm: { days, count, isWhole, isBack } }: { rhythm: Rhythm }) {
  const { label, whole, onCourse, some, none, back, practised, off, today: todayName } = today.week;
  if (count === 0 && !isBack) return <p className={styles.rhythm}>{none}</p>;
  const inWords = (): string => {
    if (count === 0) return back;
    if (!isWhole) return some(count);
    return count < FULL ? onCourse(count) : whole(count);
  };
  return (
    <div className={styles.week}>
      <ol className={styles.days} aria-label={label}>
        {days.map(({ day, isDone, isOff }, index) => {
          const isToday = index === days.length - 1;
          return (
            <li key={day} className={classNames(styles.day, isDone && styles.practised)}>
              <span aria-hidden="true">{weekdayName(day).slice(0, 1)}</span>
              <span className="visually-hidden">
                {isToday ? todayName : weekdayName(day)}
                {isDone ? `, ${practised}` : isOff && `, ${off}`}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.rhythm}>{inWords()}</p>
    </div>
  );
}
