import { usePlatform } from 'kit';
import { useEffect, useState } from 'react';
import { CHAT_PRESENCE } from 'shared-contracts';
import { room } from '../messages/room';
import styles from './teacher.late.module.css';

/**
 * Counts the others in the room. It asks each minute while the page is visible, as often as they
 * say that they are there. A call that fails leaves the last number; before the first answer its
 * line is empty, so that the number moves nothing.
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
