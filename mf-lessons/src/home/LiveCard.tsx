import { useState } from 'react';
import { Link, useIsLive } from 'kit';
import type { LiveLessons } from 'shared-contracts';
import { LessonDate } from '../lesson-card/LessonMeta';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import styles from './spotlight.module.css';

/** How long a live lesson may have been running, in milliseconds. */
const RUNNING_MS = 2 * 60 * 60 * 1000;

/**
 * The next live lesson: of the dates that were published, the first that is not over. A prerendered
 * page shows the first of all, until the code has taken it over. The time is the one the school
 * wrote, Swiss time: it needs no `Intl` and is the same in a prerendered page.
 */
export function LiveCard({ Title, Dates }: LiveLessons) {
  const [now] = useState(Date.now);
  const isLive = useIsLive();
  const at = Dates.find((date) => !isLive || Date.parse(date) + RUNNING_MS >= now);
  if (at === undefined) return null;
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
