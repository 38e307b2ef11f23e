import { ButtonLink, usePlatform } from 'kit';
import { room as text } from '../messages/room';
import { ChatPanel } from './ChatPanel';
import { StreamPanel } from './StreamPanel';
import type { LiveRoom, OpenRoom } from './use-live-room';
import { useStillAllowed } from './use-still-allowed';
import styles from './room.late.module.css';

export interface LiveRoomViewProps {
  readonly room: OpenRoom;
  /** Day of the lesson; undefined while none is announced. */
  readonly lessonID: string | undefined;
  readonly askAgain: () => Promise<LiveRoom>;
}

const NO_FRAMES: readonly string[] = [];

/**
 * The room of the live lesson: stream and chat side by side; on phones the stream stays on top while
 * the chat scrolls. Source: SPEC §1, §6.
 */
export function LiveRoomView({ room, lessonID, askAgain }: LiveRoomViewProps) {
  const { liveFrames = NO_FRAMES } = usePlatform().links;
  useStillAllowed(askAgain);
  return (
    <section aria-labelledby="room" className={styles.room}>
      <h2 id="room" className="visually-hidden">
        {text.heading}
      </h2>
      <div className={styles.stream}>
        <StreamPanel url={room.liveLessonUrl} framed={liveFrames} askAgain={askAgain} />
      </div>
      <div className={styles.chat}>
        <ChatPanel
          url={room.chatUrl}
          framed={liveFrames}
          isTeacher={room.isTeacher}
          lessonID={lessonID}
          // A server that does not answer closes nothing.
          onRefused={() =>
            askAgain().then(
              ({ kind }) => kind === 'open',
              () => true,
            )
          }
        />
      </div>
      <div className={styles.speak}>
        <p>{text.speak.text}</p>
        <ButtonLink to="/live-meeting" variant="secondary">
          {text.speak.link}
        </ButtonLink>
      </div>
    </section>
  );
}
