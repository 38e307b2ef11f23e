import { usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { CHAT_PRESENCE } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

/**
 * Shows how many others are in the room. It asks the server each minute while the page is visible,
 * as often as members send a heartbeat. After a failed call the last number stays; before the first
 * answer an empty line reserves the space.
 */
export function Viewers({ lessonID }: { readonly lessonID: string }) {
  const { functions, log } = usePlatform();
  const [viewers, setViewers] = useState<number>();
  useEffect(() => {
    let isOver = false;
    const ask = () => {
      if (document.hidden) return;
      functions.call('countLiveViewers', { liveLessonID: lessonID }).then(
        (answer) => {
          if (!isOver) setViewers(answer.viewers);
        },
        (error: unknown) => log.info('How many are in the room is unknown', { error }),
      );
    };
    ask();
    const timer = setInterval(ask, CHAT_PRESENCE.everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [functions, log, lessonID]);
  return <p className={styles.viewers}>{viewers !== undefined && room.teacher.viewers(viewers)}</p>;
}
