import { useState } from 'react';
import { Link, useIsLive } from 'kit';
import type { LiveLessons } from 'shared-contracts';
import { LessonDate } from '../lesson-card/LessonMeta';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { nextDate } from '../timing/next-date';
import styles from './spotlight.module.css';

/**
 * The next live lesson: the first published date that is not over. A prerendered page shows the
 * first date until hydration. The time is shown as published, in Swiss time, so it needs no `Intl`
 * and is the same in a prerendered page.
 */
export function LiveCard({ Title, Dates }: LiveLessons) {
  const [now] = useState(Date.now);
  const isLive = useIsLive();
  const at = isLive ? nextDate(Dates, now) : Dates[0];
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
