import { Icon, Link } from 'kit';
import { today } from '../messages/today';
import styles from './goal.late.module.css';

/** Sizes in the drawing. */
const [SIZE, WIDTH] = [44, 5];
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** Tells the minutes in words. A learner who has begun never reads that there was nothing. */
function inWords(seconds: number, goal: number): string {
  const { so, begun, reached } = today.goal;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= goal) return reached(minutes);
  return minutes === 0 && seconds > 0 ? begun(goal) : so(minutes, goal);
}

/**
 * The goal of the day as a ring, and in words. It fills and never empties. Source: decision 58.
 *
 * @param seconds of practice so far
 * @param goal minutes
 */
export function Goal({ seconds, goal }: { seconds: number; goal: number }) {
  const { label, change } = today.goal;
  const text = inWords(seconds, goal);
  const minutes = Math.floor(seconds / 60);
  const share = Math.min(1, seconds / 60 / goal);
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
        <span className={styles.within} aria-hidden="true">
          {share === 1 ? <Icon name="check" /> : minutes === 0 && seconds > 0 ? '<1' : minutes}
        </span>
      </div>
      <Link to="/settings" className={styles.change}>
        {text}
        <span className="visually-hidden">. {change}</span>
      </Link>
    </div>
  );
}
