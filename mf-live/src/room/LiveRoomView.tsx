import { ButtonLink, usePlatform } from 'kit';
import { room as text } from '../messages/room';
import { ChatPanel } from './ChatPanel';
import { RoomBar, type RoomBarProps } from './RoomBar';
import { StreamPanel } from './StreamPanel';
import type { LiveRoom, OpenRoom } from './use-live-room';
import { useStillAllowed } from './use-still-allowed';
import styles from './room.late.module.css';

export interface LiveRoomViewProps extends RoomBarProps {
  readonly room: OpenRoom;
  readonly askAgain: () => Promise<LiveRoom>;
}

const NO_FRAMES: readonly string[] = [];

/**
 * The room of the live lesson: stream and chat side by side; on phones the stream stays on top while
 * the chat scrolls. Source: SPEC §1, §6.
 */
export function LiveRoomView({ room, askAgain, ...bar }: LiveRoomViewProps) {
  const { phase } = bar;
  const { liveFrames = NO_FRAMES } = usePlatform().links;
  useStillAllowed(askAgain);
  return (
    <section aria-labelledby="room" className={styles.room}>
      <h2 id="room" className="visually-hidden">
        {text.heading}
      </h2>
      <RoomBar {...bar} isTeacher={room.isTeacher} />
      <div className={styles.stream}>
        <StreamPanel {...{ phase, askAgain }} url={room.liveLessonUrl} framed={liveFrames} />
      </div>
      <div className={styles.chat}>
        <ChatPanel
          url={room.chatUrl}
          framed={liveFrames}
          isTeacher={room.isTeacher}
          lessonID={phase.kind === 'none' ? undefined : phase.lessonID}
          // A server that does not answer closes nothing.
          onRefused={() =>
            askAgain().then(
              ({ kind }) => kind === 'open',
              () => true,
            )
          }
        />
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
