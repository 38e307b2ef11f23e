import { Link, Page } from 'kit';
import { messages } from '../messages';
import { Account } from './Account';
import { MemberSections } from './MemberSections';
import { PlaybackChoice } from './PlaybackChoice';
import { Section } from '../account/Section';
import { ThemeChoice } from './ThemeChoice';
import styles from './styles.module.css';

/** Account, device, and the ways to everything that is not in the header. Source: SPEC §2. */
export function SettingsScreen() {
  const { title, appearance, account, playback, more, links } = messages.settings;
  return (
    <Page title={title} width="text">
      <div className={styles['sections']}>
        <Section title={account}>
          <Account />
        </Section>
        <Section title={appearance}>
          <ThemeChoice />
        </Section>
        <Section title={playback.title}>
          <PlaybackChoice />
        </Section>
        <MemberSections />
        <Section title={more}>
          <ul className={styles['links']}>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  );
}
