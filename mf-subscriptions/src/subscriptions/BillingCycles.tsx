import { Card } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, monthly, annual, both } = messages.subscriptions.cycles;

/** What the two billing cycles mean. Source: SPEC §2, §3. */
export function BillingCycles() {
  return (
    <Card as="section" aria-labelledby="cycles">
      <h2 id="cycles" className={styles.panelTitle}>
        {heading}
      </h2>
      <dl className={styles.cycles}>
        {[monthly, annual].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.panelText}>{both}</p>
    </Card>
  );
}
