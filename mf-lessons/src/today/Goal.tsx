import { Link } from 'kit';
import { today } from '../messages/today';
import styles from './today.late.module.css';

/** Sizes in the drawing. */
const [SIZE, WIDTH] = [44, 5];
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * The goal of the day as a ring, and in words. It fills and never empties. Source: decision 58.
 *
 * @param minutes of practice so far
 * @param goal minutes
 */
export function Goal({ minutes, goal }: { minutes: number; goal: number }) {
  const { label, reached, change } = today.goal;
  const text = reached(minutes, goal);
  const share = Math.min(1, minutes / goal);
  return (
    <div className={styles.goal}>
      <div
        role="meter"
        className={styles.ring}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={Math.min(goal, minutes)}
        aria-valuetext={text}
      >
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <circle className={styles.track} cx="50%" cy="50%" r={RADIUS} strokeWidth={WIDTH} />
          {share > 0 && (
            <circle
              className={styles.reached}
              cx="50%"
              cy="50%"
              r={RADIUS}
              strokeWidth={WIDTH}
              strokeDasharray={`${share * ROUND} ${ROUND}`}
            />
          )}
        </svg>
      </div>
      <Link to="/settings" className={styles.change}>
        {text}
        <span className="visually-hidden">. {change}</span>
      </Link>
    </div>
  );
}
