import { Card, Link } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, times, unsure, ask } = messages.liveLessons.when;

/** Both times that are announced; which of them is right is not specified. Source: SPEC §1. */
export function Times() {
  return (
    <Card as="section" aria-labelledby="when" className={styles.when}>
      <h2 id="when" className={styles.panelTitle}>
        {heading}
      </h2>
      <ul className={styles.times}>
        {times.map(({ time, source }) => (
          <li key={time}>
            <strong>{time}</strong> <span className={styles.source}>{source}</span>
          </li>
        ))}
      </ul>
      <p className={styles.unsure}>
        {unsure}{' '}
        <Link to="/contact" className={styles.ask}>
          {ask}
        </Link>
      </p>
    </Card>
  );
}
