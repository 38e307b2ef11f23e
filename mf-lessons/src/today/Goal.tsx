import { Icon, Link } from 'kit';
import { today } from '../messages/today';
import styles from './goal.late.module.css';

/** Sizes of the ring in its SVG. */
const [SIZE, WIDTH] = [44, 5];
const RADIUS = (SIZE - WIDTH) / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** The minutes as text. After less than a minute it says "under 1 minute", not 0. */
function inWords(seconds: number, goal: number): string {
  const { so, begun, reached } = today.goal;
  const minutes = Math.floor(seconds / 60);
  if (minutes >= goal) return reached(minutes);
  return minutes === 0 && seconds > 0 ? begun(goal) : so(minutes, goal);
}

/**
 * The daily goal as a ring that fills, and as text. Source: decision 58.
 *
 * @param seconds practised today
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
