import { Card, Link } from 'kit';
import { MailLink } from '../MailLink';
import type { Matter } from './matters';
import styles from './styles.module.css';

/** One reason to write: what to mention, where to send it, where to look first. */
export function MatterCard({ matter }: { readonly matter: Matter }) {
  const { id, title, subject, mention, note, links } = matter;
  return (
    <Card as="section" aria-labelledby={id} className={styles.matter}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.label}>Please mention</p>
      <ul className={styles.mention}>
        {mention.map((line) => (
          <li key={line}>{line}</li>
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
