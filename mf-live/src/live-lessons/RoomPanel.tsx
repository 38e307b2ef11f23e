import { Button, ButtonLink, Card, Skeleton } from 'kit';
import type { ReactNode } from 'react';
import { logInPath, type AsyncState } from 'shared-contracts';
import { messages } from '../messages';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import styles from './styles.module.css';

const text = messages.liveLessons.session;

export interface RoomPanelProps {
  readonly room: AsyncState<LiveRoom>;
  readonly retry: () => void;
  /** Whether the lesson of today has ended. */
  readonly isOver: boolean;
  readonly onEnter: () => void;
}

/** The way into the room for VIP and teachers, what it takes for others. Source: SPEC §4, §6. */
export function RoomPanel({ room, retry, isOver, onEnter }: RoomPanelProps) {
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
        <Door room={room.value} isOver={isOver} onEnter={onEnter} />
      ) : (
        <Closed reason={room.value.reason} />
      );
  }
}

interface DoorProps extends Pick<RoomPanelProps, 'isOver' | 'onEnter'> {
  readonly room: OpenRoom;
}

/** The room opens by itself when the lesson comes near; before, a member may look around in it. */
function Door({ room, isOver, onEnter }: DoorProps) {
  const isAnnounced = room.liveLessonUrl !== undefined || room.chatUrl !== undefined;
  const { heading, ready, notYet, over, enter, meeting } = text.open;
  const state = { heading, text: isAnnounced ? ready : notYet };
  return (
    <Panel {...(isOver ? over : state)}>
      {isAnnounced && <Button onClick={onEnter}>{enter}</Button>}
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
