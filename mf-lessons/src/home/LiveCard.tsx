import { useState } from 'react';
import { Link, useIsLive } from 'kit';
import type { Catalogue } from 'shared-contracts';
import { LessonDate } from '../lesson-card/LessonMeta';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import styles from './spotlight.module.css';

/** How long a live lesson may have been running, in milliseconds. */
const RUNNING_MS = 2 * 60 * 60 * 1000;

/**
 * The next live lesson. The time is the one the school wrote, Swiss time: it needs no `Intl` and is
 * the same in a prerendered page. A page that was published before the lesson shows nothing after it.
 */
export function LiveCard({ Title, Date: at }: NonNullable<Catalogue['nextLiveLesson']>) {
  const [now] = useState(Date.now);
  const isOver = useIsLive() && Date.parse(at) + RUNNING_MS < now;
  if (isOver) return null;
  return (
    <Shelf title={messages.home.nextLive}>
      <Link to="/live-lessons" className={styles['live']}>
        <strong>{Title}</strong>
        <span>
          <LessonDate day={at.slice(0, 10)} />, {at.slice(11, 16)} {messages.home.swissTime}
        </span>
      </Link>
    </Shelf>
  );
}
