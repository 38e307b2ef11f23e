import { ButtonLink, classNames, usePlatform } from 'kit';
import { useState, type ReactNode } from 'react';
import { handFocusTo, type FocusHandover } from '../focus/focus-handover';
import { room as text } from '../messages/room';
import type { LiveRoom, OpenRoom } from '../room/use-live-room';
import { useStillAllowed } from '../room/use-still-allowed';
import { ChatPanel } from './ChatPanel';
import { RoomBar, type RoomBarProps } from './RoomBar';
import { StreamPanel } from './StreamPanel';
import styles from './room.late.module.css';

export interface LiveRoomViewProps extends Omit<RoomBarProps, 'isTeacher' | 'leaveRef'> {
  readonly room: OpenRoom;
  readonly askAgain: () => Promise<LiveRoom>;
  readonly focus: FocusHandover;
  readonly teacher: ReactNode;
}

const HEADING = 'room';
const NO_FRAMES: readonly string[] = [];

/**
 * Shows the room of the live lesson: stream and chat side by side, or on an upright phone with the
 * chat below the stream. Source: ROLE-vip.
 *
 * @param props `teacher`: the teacher's panel, empty for members
 */
export function LiveRoomView({ room, askAgain, focus, teacher, ...bar }: LiveRoomViewProps) {
  const { phase } = bar;
  const { liveFrames = NO_FRAMES } = usePlatform().links;
  const { part, heading } = focus;
  useStillAllowed(askAgain, room.askedAt);
  // The button to leave disappears when the lesson begins.
  const [leaveRef] = useState(() => handFocusTo(() => document.getElementById(HEADING)));
  return (
    <section ref={part} aria-labelledby={HEADING} className={styles.room}>
      <h2 ref={heading} id={HEADING} tabIndex={-1} className="visually-hidden">
        {text.heading}
      </h2>
      <div className={classNames(styles.place, room.isTeacher && styles.teaches)}>
        <div className={styles.head}>
          <RoomBar {...bar} leaveRef={leaveRef} isTeacher={room.isTeacher} />
          {teacher}
        </div>
        <div className={styles.stream}>
          <StreamPanel
            phase={phase}
            askAgain={askAgain}
            url={room.liveLessonUrl}
            askedAt={room.askedAt}
            framed={liveFrames}
            isTeacher={room.isTeacher}
          />
        </div>
        <div className={styles.chat}>
          <ChatPanel
            url={room.chatUrl}
            framed={liveFrames}
            isTeacher={room.isTeacher}
            lessonID={phase.kind === 'none' ? undefined : phase.lessonID}
            // If the server does not answer, the room stays open.
            onRefused={() =>
              askAgain().then(
                ({ kind }) => kind === 'open',
                () => true,
              )
            }
          />
        </div>
      </div>
      {room.hasMeeting && (
        <div className={styles.speak}>
          <p>{text.speak.text}</p>
          <ButtonLink to="/live-meeting" variant="secondary">
            {text.speak.link}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
