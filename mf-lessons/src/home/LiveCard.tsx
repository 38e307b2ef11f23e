import { useState } from 'react';
import { Link, useIsLive, useSession } from 'kit';
import { liveDatesOf, nextLiveDate } from 'common';
import type { LiveLessons } from 'shared-contracts';
import { LessonDate } from '../lesson-card/LessonMeta';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import styles from './spotlight.module.css';

/**
 * The next live lesson, for visitors; members find it under "Today". Until hydration, a prerendered
 * page shows the first date after its publication. The time is Swiss time as published, so it needs
 * no `Intl` and is the same on every page.
 */
export function LiveCard(live: LiveLessons) {
  const [now] = useState(Date.now);
  const isLive = useIsLive();
  const at = isLive ? nextLiveDate(liveDatesOf(live), now) : live.Dates[0];
  const { status } = useSession();
  if (at === undefined || status === 'member') return null;
  return (
    <div className={styles.forVisitors}>
      <Shelf title={messages.home.nextLive}>
        <Link to="/live-lessons" className={styles.live}>
          <strong>{live.Title}</strong>
          <span>
            <LessonDate day={at.slice(0, 10)} />, {at.slice(11, 16)} {messages.home.swissTime}
          </span>
        </Link>
      </Shelf>
    </div>
  );
}
