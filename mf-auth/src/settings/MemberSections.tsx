import { Skeleton, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import { ConsentSwitches } from './consents/ConsentSwitches';
import { EmailSettings } from './email/EmailSettings';
import { PasswordSettings } from './password/PasswordSettings';
import { Section } from '../account/Section';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/**
 * What only a learner can set. As long as nobody knows who is there, a device that remembers a
 * member keeps its place (CSS), so that nothing jumps.
 */
export function MemberSections() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const { consents, email, password } = messages.settings;
  switch (session.status) {
    case 'visitor':
      return null;
    case 'unknown':
      return [consents.title, email.title, password.title].map((title) => (
        <Section key={title} title={title} className={styles['expected']}>
          <Skeleton lines={3} />
        </Section>
      ));
    case 'member':
      return (
        <>
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
