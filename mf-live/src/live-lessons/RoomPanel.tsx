import { Button, ButtonLink, Card, Skeleton, usePlatform } from 'kit';
import type { ReactNode } from 'react';
import { logInPath } from 'shared-contracts';
import { messages } from '../messages';
import { useLiveRoom, type LiveRoom } from '../room/use-live-room';
import styles from './styles.module.css';

const text = messages.liveLessons.session;

/** The room for VIP and teachers, what it takes for others. Source: SPEC §4, §6. */
export function RoomPanel() {
  const { room, retry } = useLiveRoom();
  switch (room.status) {
    case 'idle':
    case 'loading':
      return (
        <Card as="section" className={styles.session}>
          <Skeleton kind="title" />
          <Skeleton kind="text" lines={3} label={text.loading} />
          <Skeleton kind="button" />
        </Card>
      );
    case 'failure':
      return (
        <Panel {...text.failed}>
          <Button onClick={retry}>{messages.retry}</Button>
        </Panel>
      );
    case 'success':
      return room.value.kind === 'open' ? (
        <OpenRoom {...room.value} />
      ) : (
        <Closed reason={room.value.reason} />
      );
  }
}

function OpenRoom({ liveLessonUrl, chatUrl }: Extract<LiveRoom, { kind: 'open' }>) {
  const { navigation } = usePlatform();
  const isAnnounced = liveLessonUrl !== undefined || chatUrl !== undefined;
  const { heading, ready, notYet, stream, chat, meeting } = text.open;
  return (
    <Panel heading={heading} text={isAnnounced ? ready : notYet}>
      {liveLessonUrl !== undefined && (
        <Button onClick={() => navigation.openExternal(liveLessonUrl)}>{stream}</Button>
      )}
      {chatUrl !== undefined && (
        <Button variant="secondary" onClick={() => navigation.openExternal(chatUrl)}>
          {chat}
        </Button>
      )}
      <ButtonLink to="/live-meeting" variant="secondary">
        {meeting}
      </ButtonLink>
    </Panel>
  );
}

function Closed({ reason }: Pick<Extract<LiveRoom, { kind: 'refused' }>, 'reason'>) {
  const { heading, signIn, needsVip, logIn, plans } = text.closed;
  const isVisitor = reason === 'not-signed-in';
  return (
    <Panel heading={heading} text={isVisitor ? signIn : needsVip}>
      {isVisitor && <ButtonLink to={logInPath()}>{logIn}</ButtonLink>}
      <ButtonLink to="/subscriptions" variant={isVisitor ? 'secondary' : 'primary'}>
        {plans}
      </ButtonLink>
    </Panel>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Panel({ heading, text: description, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby="who" className={styles.session}>
      <h2 id="who" className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{description}</p>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
