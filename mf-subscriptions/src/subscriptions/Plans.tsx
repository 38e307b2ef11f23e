import { Card, Icon } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { plans, plansHeading } = messages.subscriptions;

/** BASIC and VIP with their benefits. Source: SPEC §1, §6. */
export function Plans() {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className={styles.heading}>
        {plansHeading}
      </h2>
      <div className={styles.plans}>
        {plans.map(({ name, summary, benefits }) => (
          <Card as="article" key={name} aria-labelledby={`plan-${name}`}>
            <h3 id={`plan-${name}`} className={styles.planName}>
              {name}
            </h3>
            <p className={styles.summary}>{summary}</p>
            <ul className={styles.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  <span>{benefit}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
