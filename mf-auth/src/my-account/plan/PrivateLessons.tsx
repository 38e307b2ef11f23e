import { useEffect, useState } from 'react';
import { Button, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { KeepFileButton } from 'kit/keep-file';
import { clockText, hourText, weekdayText } from 'common';
import {
  documentPaths,
  idle,
  type Entitlement,
  type Platform,
  type PrivateLessonSlot,
} from 'shared-contracts';
import { nextPrivateLessons, PRIVATE_LESSON_ZONE } from 'common/private-lesson-times';
import { Note } from '../../account/Note';
import { myAccount } from '../../messages/my-account';
import styles from '../styles.module.css';

const text = myAccount.privateLessons;

/** How many lessons are shown, one a week. */
const SHOWN = 4;

const SCHOOL = new Intl.DateTimeFormat('en-GB', {
  timeZone: PRIVATE_LESSON_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** By the learner's own clock. */
const ownTime = (at: string) => `${weekdayText(at)} at ${clockText(at)}`;

export type Booking = Pick<Entitlement, 'PrivateLessonMove'> & {
  readonly PrivateLessonSlotID: string;
};

interface Lessons {
  readonly dates: readonly Date[];
  /** The hours before and after a move, while both are in the dates. */
  readonly move?: readonly [from: string, to: string];
}

/** The next lessons; after a move the ones before its date are still at the hour before. */
async function readLessons(
  { documents }: Platform,
  { PrivateLessonSlotID: id, PrivateLessonMove: move }: Booking,
  now: Date,
): Promise<Lessons> {
  const get = (slotID: string) => documents.get(documentPaths.privateLesson(slotID));
  const [slot, earlierSlot] = await Promise.all([get(id), move && get(move.from)]);
  const next = (of: PrivateLessonSlot | undefined, from: Date) =>
    of === undefined ? [] : nextPrivateLessons(of, from, SHOWN);
  const moved = move === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(move.at)));
  const early = next(earlierSlot, now).filter((lesson) => lesson < moved);
  return {
    dates: [...early, ...next(slot, moved)].slice(0, SHOWN),
    ...(early.length > 0 &&
      earlierSlot &&
      slot && { move: [hourText(earlierSlot), hourText(slot)] }),
  };
}

/** When the next private lessons are, in the learner's own time, to be kept in a calendar. */
export function PrivateLessons(booking: Booking) {
  const platform = usePlatform();
  const [lessons] = useState(() => createAsync(() => readLessons(platform, booking, new Date())));
  const state = useObservable<typeof lessons.state$.value>(lessons.state$, idle);
  useEffect(() => {
    void lessons.run();
    return lessons.reset;
  }, [lessons]);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <Skeleton lines={SHOWN} label={text.loading} />;
    case 'failure':
      return (
        <>
          <Note kind="failed">{text.failure}</Note>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => void lessons.run()}>
              {myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      return state.value.dates.length === 0 ? null : <Next {...state.value} />;
  }
}

function Next({ dates, move }: Lessons) {
  const file = () => {
    const url = `${location.origin}/my-account`;
    const events = dates.map((start) => ({
      title: text.event,
      start: start.toISOString(),
      url,
    }));
    return { name: 'private-lessons.ics', text: calendarFile(events, Date.now()) };
  };
  return (
    <>
      <h3 className={styles.subheading}>{text.title}</h3>
      {move && <p className={styles.text}>{text.moved(...move)}</p>}
      <ul className={styles.lessons}>
        {dates.map((start) => (
          <li key={start.toISOString()}>
            <time dateTime={start.toISOString()}>{ownTime(start.toISOString())}</time>{' '}
            <span className={styles.muted}>{text.atSchool(SCHOOL.format(start))}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <KeepFileButton variant="secondary" file={file} failed={text.noCalendar}>
          {text.calendar}
        </KeepFileButton>
      </div>
    </>
  );
}
