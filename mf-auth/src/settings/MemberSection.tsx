import type { ReactNode } from 'react';
import { Skeleton, useSession } from 'kit';
import type { CurrentUser } from 'shared-contracts';
import { Section } from '../account/Section';
import styles from './styles.module.css';

export interface MemberSectionProps {
  readonly title: string;
  readonly children: (user: CurrentUser) => ReactNode;
}

/**
 * Shows a section of the settings to members only. Until the session is known, CSS reserves its
 * space if this device remembers a member, so that nothing jumps.
 */
export function MemberSection({ title, children }: MemberSectionProps) {
  const session = useSession();
  switch (session.status) {
    case 'visitor':
      return null;
    case 'unknown':
      return (
        <Section title={title} className={styles.expected}>
          <Skeleton lines={3} />
        </Section>
      );
    case 'member':
      return <Section title={title}>{children(session.user)}</Section>;
  }
}
