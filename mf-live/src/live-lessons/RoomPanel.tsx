import { Button, ButtonLink, Card, Skeleton } from 'kit';
import type { ReactNode, RefObject } from 'react';
import { logInPath, type AsyncState } from 'shared-contracts';
import { messages } from '../messages';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import { Phrases } from './Phrases';
import styles from './styles.module.css';

const text = messages.liveLessons.session;

export interface RoomPanelProps {
  readonly room: AsyncState<LiveRoom>;
  readonly retry: () => void;
  /** Day of the lesson that is just over; undefined otherwise. */
  readonly over: string | undefined;
  /** Undefined for those who are inside. */
  readonly onEnter: (() => void) | undefined;
  /** For the button that leads in. */
  readonly enterRef: RefObject<HTMLButtonElement | null>;
}

/** The way into the room for VIP and teachers, what it takes for others. Source: SPEC §4, §6. */
export function RoomPanel({ room, retry, over, ...way }: RoomPanelProps) {
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
        <Door room={room.value} over={over} {...way} />
      ) : (
        <Closed reason={room.value.reason} />
      );
  }
}

interface DoorProps extends Pick<RoomPanelProps, 'over' | 'onEnter' | 'enterRef'> {
  readonly room: OpenRoom;
}

/** The room opens by itself when the lesson comes near; before, a member may look around in it. */
function Door({ room, over, onEnter, enterRef }: DoorProps) {
  const isAnnounced = room.liveLessonUrl !== undefined || room.chatUrl !== undefined;
  const { heading, ready, notYet, enter, meeting } = text.open;
  if (over !== undefined) {
    return <Over lessonID={over} onEnter={isAnnounced ? onEnter : undefined} enterRef={enterRef} />;
  }
  return (
    <Panel heading={heading} text={isAnnounced ? ready : notYet}>
      {isAnnounced && onEnter && (
        <Button ref={enterRef} onClick={onEnter}>
          {enter}
        </Button>
      )}
      {room.hasMeeting && (
        <ButtonLink to="/live-meeting" variant="secondary">
          {meeting}
        </ButtonLink>
      )}
    </Panel>
  );
}

interface OverProps extends Pick<RoomPanelProps, 'onEnter' | 'enterRef'> {
  readonly lessonID: string;
}

/** After a lesson: its phrases to save, and the chat, which stays open. */
function Over({ lessonID, onEnter, enterRef }: OverProps) {
  const { heading, text: thanks, chat } = text.open.over;
  return (
    <Panel heading={heading} text={thanks}>
      <Phrases lessonID={lessonID} />
      {onEnter && (
        <Button ref={enterRef} variant="secondary" onClick={onEnter}>
          {chat}
        </Button>
      )}
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
