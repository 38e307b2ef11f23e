import type { ReactNode } from 'react';
import { ButtonLink, Card, Skeleton, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import styles from './styles.module.css';

const { loading, visitor, member } = messages.liveLessons.session;

/** Who can join, and the step that fits who is looking. Source: SPEC §6. */
export function SessionPanel() {
  const { status } = useObservable(usePlatform().session.state$, { status: 'unknown' });
  switch (status) {
    case 'unknown':
      return (
        <Card as="section" className={styles.session}>
          <Skeleton kind="title" />
          <Skeleton kind="text" lines={3} label={loading} />
          <Skeleton kind="button" />
        </Card>
      );
    case 'visitor':
      return (
        <Panel {...visitor}>
          <ButtonLink to="/sign-in-up?startWithLogIn=true">{visitor.logIn}</ButtonLink>
          <ButtonLink to="/subscriptions" variant="secondary">
            {visitor.plans}
          </ButtonLink>
        </Panel>
      );
    case 'member':
      return (
        <Panel {...member}>
          <ButtonLink to="/subscriptions">{member.plans}</ButtonLink>
          <ButtonLink to="/live-meeting" variant="secondary">
            {member.meeting}
          </ButtonLink>
        </Panel>
      );
  }
}

interface PanelProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Panel({ heading, text, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby="who" className={styles.session}>
      <h2 id="who" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
