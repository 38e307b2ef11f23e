import { Card, Link, Page, useTitle } from 'kit';
import { MailLink, OPERATOR } from '../operator';
import { CopyAddress } from './CopyAddress';
import { matters, type Matter } from './matters';
import styles from './styles.module.css';

const TITLE = 'Contact';

/** The school's address, and answers to frequent questions. Source: ROUTE-contact. */
export function Contact() {
  useTitle(TITLE);
  return (
    <Page title={TITLE} intro="An email reaches the people who make the lessons." width="wide">
      <div className={styles.columns}>
        <EmailCard />
        <div className={styles.matters}>
          {matters.map((matter) => (
            <MatterCard key={matter.id} matter={matter} />
          ))}
        </div>
      </div>
    </Page>
  );
}

/** Shows the address, the time of an answer, and the operator. */
function EmailCard() {
  return (
    <Card as="section" aria-labelledby="write" className={styles.write}>
      <h2 id="write" className={styles.title}>
        Write to us
      </h2>
      <p className={styles.address}>
        <MailLink className={styles.email} />
      </p>
      <CopyAddress />
      <p className={styles.note}>
        We read every message and answer within two working days, Monday to Friday, in English or
        German.
      </p>
      <address className={styles.note}>
        {OPERATOR.name}, {OPERATOR.place}, {OPERATOR.country} (sample operator)
      </address>
    </Card>
  );
}

/**
 * A topic that opens on a press, before any script has loaded: its answer, and details to mention
 * in an email.
 */
function MatterCard({ matter }: { readonly matter: Matter }) {
  const { id, title, about, answer, subject, mention, note, links } = matter;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <details className={styles.matter}>
        <summary className={styles.summary}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <span className={styles.about}>{about}</span>
        </summary>
        <div className={styles.body}>
          {answer !== undefined && <p className={styles.answer}>{answer}</p>}
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.label}>Please mention</p>
          <ul className={styles.mention}>
            {mention.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {note !== undefined && <p className={styles.keepInMind}>{note}</p>}
          <MailLink subject={subject} label={`Write about “${title}”`} className={styles.mail} />
        </div>
      </details>
    </Card>
  );
}

export default Contact;
