import { Button, ButtonLink, Card, classNames, Skeleton, useSession } from 'kit';
import type { ReactNode } from 'react';
import type { AsyncState } from 'shared-contracts';
import type { FocusHandover } from '../focus/focus-handover';
import { messages } from '../messages';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import { LockedRoom } from './LockedRoom';
import { PhrasePractice } from './PhrasePractice';
import { Phrases } from './Phrases';
import late from './parts.late.module.css';
import styles from './styles.module.css';

const text = messages.liveLessons.session;

export interface RoomPanelProps {
  readonly room: AsyncState<LiveRoom>;
  readonly retry: () => void;
  /**
   * When the room opens by itself, within a sentence; null: no lesson is announced; undefined: the
   * page does not know the dates.
   */
  readonly opens: string | null | undefined;
  /** Day of the lesson that is just over; undefined otherwise. */
  readonly over: string | undefined;
  /** Undefined for those who are inside. */
  readonly onEnter: (() => void) | undefined;
  /** Between room and panel. */
  readonly focus: FocusHandover;
}

/**
 * Leads VIP and teachers into the room, and tells others what they need for it. Source:
 * ACCESS-live-granted, ACCESS-live-not-vip.
 */
export function RoomPanel({ room, retry, focus, ...door }: RoomPanelProps) {
  switch (room.status) {
    case 'idle':
    case 'loading':
      return <Asking focus={focus} isRefused={false} />;
    case 'failure':
      return (
        <Panel {...text.failed} focus={focus} className={styles.asking}>
          <Button onClick={retry}>{messages.retry}</Button>
        </Panel>
      );
    case 'success':
      return room.value.kind === 'open' ? (
        <Door {...door} room={room.value} focus={focus} />
      ) : (
        <Asking focus={focus} isRefused />
      );
  }
}

interface AskingProps extends Pick<RoomPanelProps, 'focus'> {
  /** Whether the server has answered that the room stays closed. */
  readonly isRefused: boolean;
}

/**
 * While the server is asked. A visitor sees at once what opens the room, and it stays as it is.
 * While the session is unknown, CSS decides by the signed-in hint on the root element.
 */
function Asking({ isRefused, focus }: AskingProps) {
  const { status } = useSession();
  const isUnknown = !isRefused && status === 'unknown';
  return (
    <>
      {!isRefused && status !== 'visitor' && (
        <Card
          as="section"
          className={classNames(styles.session, styles.asking, isUnknown && styles.ifMember)}
        >
          <Skeleton kind="title" className={styles.panelTitle} />
          <Skeleton kind="text" lines={3} label={text.loading} className={styles.heading} />
          <Skeleton kind="button" />
        </Card>
      )}
      {(isRefused || status !== 'member') && (
        <div className={classNames(styles.lockedRoom, isUnknown && styles.unlessMember)}>
          <LockedRoom focus={focus} />
        </div>
      )}
    </>
  );
}

interface DoorProps extends Pick<RoomPanelProps, 'opens' | 'over' | 'onEnter' | 'focus'> {
  readonly room: OpenRoom;
}

/** The room opens by itself when the lesson comes near; before, a member may look around in it. */
function Door({ room, opens, over, onEnter, focus }: DoorProps) {
  const isAnnounced = room.liveLessonUrl !== undefined || room.chatUrl !== undefined;
  const { door } = focus;
  const { heading, notYet, enter, meeting } = text.open;
  if (over !== undefined) {
    const { isTeacher } = room;
    const into = isAnnounced ? onEnter : undefined;
    return <Over isTeacher={isTeacher} focus={focus} lessonID={over} onEnter={into} />;
  }
  return (
    <Panel heading={heading} text={isAnnounced ? opening(opens) : notYet} focus={focus}>
      {isAnnounced && onEnter && (
        <Button ref={door} onClick={onEnter}>
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

function opening(opens: RoomPanelProps['opens']): string {
  const { ready, noDate, dateUnknown } = text.open;
  if (opens === undefined) return dateUnknown;
  return opens === null ? noDate : ready(opens);
}

interface OverProps extends Pick<RoomPanelProps, 'onEnter' | 'focus'> {
  readonly lessonID: string;
  readonly isTeacher: boolean;
}

/** After a lesson: its phrases to save, and the chat, which stays open. */
function Over({ lessonID, isTeacher, onEnter, focus }: OverProps) {
  const { door } = focus;
  const { heading, text: next, forTeacher, chat } = text.open.over;
  return (
    <Panel heading={heading} text={isTeacher ? forTeacher : next} focus={focus}>
      <PhrasePractice lessonID={lessonID} />
      <Phrases lessonID={lessonID} />
      {onEnter && (
        <Button ref={door} variant="secondary" onClick={onEnter}>
          {chat}
        </Button>
      )}
    </Panel>
  );
}

interface PanelProps extends Pick<RoomPanelProps, 'focus'> {
  readonly heading: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Panel({ heading, text: description, focus, className, children }: PanelProps) {
  const { part, heading: headingRef } = focus;
  return (
    <Card as="section" aria-labelledby="who" className={classNames(styles.session, className)}>
      <h2 ref={headingRef} id="who" tabIndex={-1} className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={late.panelText}>{description}</p>
      <div ref={part} className={late.actions}>
        {children}
      </div>
    </Card>
  );
}
