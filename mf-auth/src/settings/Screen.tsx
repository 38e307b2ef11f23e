import { createScreen, Link, Page } from 'kit';
import { Section } from '../account/Section';
import { settings } from '../messages/settings';
import { Account } from './Account';
import { SpeedChoice, ThemeChoice } from './DeviceChoices';
import { MemberSections } from './MemberSections';
import styles from './styles.module.css';

/**
 * Settings of device and account, and links to all pages that the header lacks.
 * Source: ROUTE-settings.
 */
export function SettingsScreen() {
  const { title, appearance, account, playback, more, links } = settings;
  return (
    <Page title={title} width="text">
      <div className={styles.sections}>
        <Section title={account}>
          <Account />
        </Section>
        <Section title={appearance}>
          <ThemeChoice />
        </Section>
        <Section title={playback.title}>
          <SpeedChoice />
        </Section>
        <MemberSections />
        <Section title={more}>
          <ul className={styles.links}>
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

export default createScreen('settings', SettingsScreen);
