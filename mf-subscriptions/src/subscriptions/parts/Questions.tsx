import { Card, useIsLive, usePlatform } from 'kit';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

const { heading, all } = subscriptions.questions;

/**
 * Answers a buyer's questions; a press opens each answer. Only on the web, because a store has
 * other rules. Before the code runs, CSS hides the section in an app.
 */
export function Questions() {
  const { isEmbedded } = usePlatform().parentApp;
  if (useIsLive() && isEmbedded) return null;
  return (
    <section aria-labelledby="questions" className={styles.webOnly}>
      <h2 id="questions" className={styles.panelTitle}>
        {heading}
      </h2>
      <Card padding="none" className={styles.questions}>
        {all.map(({ ask, answer }) => (
          <details key={ask}>
            <summary>{ask}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Card>
    </section>
  );
}
