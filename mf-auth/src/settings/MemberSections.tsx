import { Skeleton, useSession } from 'kit';
import { Section } from '../account/Section';
import { settings } from '../messages/settings';
import { ConsentSwitches } from './consents/ConsentSwitches';
import { EmailSettings } from './email/EmailSettings';
import { GoalChoice } from './goal/GoalChoice';
import { PasswordSettings } from './password/PasswordSettings';
import styles from './styles.module.css';

/**
 * The settings of a member. Until the session is known, CSS keeps their place on a device that
 * remembers a member, so that nothing jumps.
 */
export function MemberSections() {
  const session = useSession();
  const { goal, consents, email, password } = settings;
  switch (session.status) {
    case 'visitor':
      return null;
    case 'unknown':
      return [goal.title, consents.title, email.title, password.title].map((title) => (
        <Section key={title} title={title} className={styles.expected}>
          <Skeleton lines={3} />
        </Section>
      ));
    case 'member':
      return (
        <>
          <Section title={goal.title}>
            {/* Another learner has another goal. */}
            <GoalChoice key={session.user.UID} />
          </Section>
          <Section title={consents.title}>
            <ConsentSwitches />
          </Section>
          <Section title={email.title}>
            <EmailSettings user={session.user} />
          </Section>
          <Section title={password.title}>
            <PasswordSettings user={session.user} />
          </Section>
        </>
      );
  }
}
