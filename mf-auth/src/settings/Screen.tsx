import { createScreen, Link, Page } from 'kit';
import { Columns } from '../account/Columns';
import { Section } from '../account/Section';
import { settings } from '../messages/settings';
import { Account } from './Account';
import { ConsentSwitches } from './consents/ConsentSwitches';
import { SpeedChoice, ThemeChoice } from './DeviceChoices';
import { EmailSettings } from './email/EmailSettings';
import { GoalChoice } from './goal/GoalChoice';
import { MemberSection } from './MemberSection';
import { PasswordSettings } from './password/PasswordSettings';
import styles from './styles.module.css';

/**
 * Shows the settings of device and account, and links to all pages that the header lacks.
 * Source: ROUTE-settings.
 */
export function SettingsScreen() {
  const { title, appearance, account, playback, goal, consents, email, password, more, links } =
    settings;
  return (
    <Page title={title}>
      <Columns
        first={
          <>
            <Section title={account}>
              <Account />
            </Section>
            <Section title={appearance}>
              <ThemeChoice />
            </Section>
            <Section title={playback.title}>
              <SpeedChoice />
            </Section>
            {/* Another learner has another goal. */}
            <MemberSection title={goal.title}>
              {({ UID }) => <GoalChoice key={UID} />}
            </MemberSection>
          </>
        }
        second={
          <>
            <MemberSection title={consents.title}>{() => <ConsentSwitches />}</MemberSection>
            <MemberSection title={email.title}>
              {(user) => <EmailSettings user={user} />}
            </MemberSection>
            <MemberSection title={password.title}>
              {(user) => <PasswordSettings user={user} />}
            </MemberSection>
            <Section title={more}>
              <ul className={styles.links}>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </Section>
          </>
        }
      />
    </Page>
  );
}

export default createScreen('settings', SettingsScreen);
