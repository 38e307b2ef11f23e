import { useEffect, useState } from 'react';
import { Button, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { saveFile } from 'kit/save-file';
import {
  documentPaths,
  idle,
  type Entitlement,
  type Platform,
  type PrivateLessonSlot,
} from 'shared-contracts';
import { nextPrivateLessons, PRIVATE_LESSON_ZONE } from 'shared-contracts/private-lesson-times';
import { Note } from '../../account/Note';
import * as messages from '../../messages';
import styles from '../styles.module.css';

const text = messages.myAccount.privateLessons;

/** How many lessons are shown, one a week. */
const SHOWN = 4;

const OWN = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit' },
});
const SCHOOL = new Intl.DateTimeFormat('en-GB', {
  timeZone: PRIVATE_LESSON_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

export type Booking = Pick<Entitlement, 'PrivateLessonMove'> & {
  readonly PrivateLessonSlotID: string;
};

/** The next lessons; after a move the ones before its date are still at the hour before. */
async function readLessons(
  { documents }: Platform,
  { PrivateLessonSlotID: id, PrivateLessonMove: move }: Booking,
  now: Date,
): Promise<readonly Date[]> {
  const get = (slotID: string) => documents.get(documentPaths.privateLesson(slotID));
  const [slot, before] = await Promise.all([get(id), move && get(move.from)]);
  const next = (of: PrivateLessonSlot | undefined, from: Date) =>
    of === undefined ? [] : nextPrivateLessons(of, from, SHOWN);
  const moved = move === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(move.at)));
  const early = next(before, now).filter((lesson) => lesson < moved);
  return [...early, ...next(slot, moved)].slice(0, SHOWN);
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
          <div className={styles['actions']}>
            <Button variant="secondary" onClick={() => void lessons.run()}>
              {messages.myAccount.retry}
            </Button>
          </div>
        </>
      );
    case 'success':
      return state.value.length === 0 ? null : <Next lessons={state.value} />;
  }
}

function Next({ lessons }: { readonly lessons: readonly Date[] }) {
  const save = () => {
    const url = `${location.origin}/my-account`;
    const events = lessons.map((start) => ({
      ...{ title: text.event, start: start.toISOString(), url },
    }));
    saveFile(
      'private-lessons.ics',
      calendarFile(events, Date.now()),
      'text/calendar;charset=utf-8',
    );
  };
  return (
    <>
      <h3 className={styles['subheading']}>{text.title}</h3>
      <ul className={styles['lessons']}>
        {lessons.map((start) => (
          <li key={start.toISOString()}>
            <time dateTime={start.toISOString()}>{OWN.format(start)}</time>{' '}
            <span className={styles['muted']}>{text.atSchool(SCHOOL.format(start))}</span>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={save}>
          {text.calendar}
        </Button>
      </div>
    </>
  );
}
