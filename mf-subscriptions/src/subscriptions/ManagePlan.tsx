import { messages } from '../messages';
import styles from './styles.module.css';

const { heading, intro, places } = messages.subscriptions.manage;

/** Where a plan is managed, by the platform that took the payment. Source: SPEC §2, §6. */
export function ManagePlan() {
  return (
    <section aria-labelledby="manage">
      <h2 id="manage" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.sectionIntro}>{intro}</p>
      <dl className={styles.places}>
        {places.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
