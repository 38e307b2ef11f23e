import { useTier } from '../access/use-tier';
import { progress } from '../messages/progress';
import styles from './empty-week.late.module.css';
import { WeekAhead } from './WeekAhead';

export interface EmptyWeekProps {
  /** Minutes of a day. */
  readonly goal: number;
  readonly now: Date;
}

/**
 * Replaces a week in which nothing was done yet: the seven days that begin today, how many of them
 * make a full week, and how it works. It leads nowhere, because "Today" has the one thing to do.
 */
export function EmptyWeek({ goal, now }: EmptyWeekProps) {
  const hasPlan = useTier() > 0;
  const { empty, howItWorks, steps } = progress;
  const { watch, practise, comeBack } = hasPlan ? steps.withPlan : steps.free;
  return (
    <div className={styles.empty}>
      <p className={styles.goal}>{empty.goal(goal)}</p>
      <p className={styles.about}>{empty.daysOff}</p>
      <WeekAhead now={now} />
      <ol className={styles.steps} aria-label={howItWorks}>
        {[watch, practise, comeBack].map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.about}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
