import { Page, useTitle } from 'kit';
import { MailLink } from '../MailLink';
import { OPERATOR } from '../operator';
import { MatterCard } from './MatterCard';
import { matters } from './matters';
import styles from './styles.module.css';

const TITLE = 'Contact';

/** How to reach the school, and what to write for which matter. Source: SPEC §2. */
export function Contact() {
  useTitle(TITLE);
  return (
    <Page title={TITLE} intro="An e-mail reaches the people who make the lessons." width="wide">
      <div className={styles.reach}>
        <p className={styles.address}>
          <MailLink className={styles.email} />
        </p>
        <p className={styles.note}>
          We read every message and answer within two working days, Monday to Friday, in English or
          German.
        </p>
        <address className={styles.note}>
          {OPERATOR.name}, {OPERATOR.place}, {OPERATOR.country} (sample operator)
        </address>
      </div>
      <div className={styles.matters}>
        {matters.map((matter) => (
          <MatterCard key={matter.id} matter={matter} />
        ))}
      </div>
    </Page>
  );
}
