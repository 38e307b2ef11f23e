import { useTier } from '../access/use-tier';
import { progress } from '../messages/progress';
import styles from './empty-week.late.module.css';
import { WeekAhead } from './WeekAhead';

export interface EmptyWeekProps {
  /** The daily goal in minutes. */
  readonly goal: number;
  readonly now: Date;
}

/**
 * Replaces the week of a new learner: the next seven days, what a full week is, and how learning
 * works. It has no link, because "Today" has the one thing to do.
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
