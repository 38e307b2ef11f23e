import { Card, Link, Page, useTitle } from 'kit';
import { MailLink, OPERATOR } from '../operator';
import { matters, type Matter } from './matters';
import styles from './styles.module.css';

const TITLE = 'Contact';

/** How to reach the school, and what to write for which matter. Source: ROUTE-contact. */
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

/** What to mention, where to send it, and which page may answer already. */
function MatterCard({ matter }: { readonly matter: Matter }) {
  const { id, title, subject, mention, note, links } = matter;
  return (
    <Card as="section" aria-labelledby={id} className={styles.matter}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.label}>Please mention</p>
      <ul className={styles.mention}>
        {mention.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.keepInMind}>{note}</p>}
      <ul className={styles.links}>
        <li>
          <MailLink subject={subject} label={`Write about “${title}”`} />
        </li>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export default Contact;
