import { Card, Link, Page } from 'kit';
import { messages } from '../messages';
import { Account } from './Account';
import { ThemeChoice } from './ThemeChoice';
import styles from './styles.module.css';

/** Theme, account, and the ways to everything that is not in the header. Source: SPEC §2. */
export function SettingsScreen() {
  const { title, appearance, account, more, links } = messages.settings;
  return (
    <Page title={title} width="text">
      <div className={styles['sections']}>
        <Card as="section">
          <h2 className={styles['heading']}>{account}</h2>
          <Account />
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{appearance}</h2>
          <ThemeChoice />
        </Card>
        <Card as="section">
          <h2 className={styles['heading']}>{more}</h2>
          <ul className={styles['links']}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}
