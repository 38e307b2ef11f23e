import { useId } from 'react';
import { usePlatform } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { KeepFileButton } from 'kit/keep-file';
import { hourText } from 'common';
import {
  lessonTimeText,
  readPrivateLessons,
  zoneNote,
  type PrivateBooking,
  type PrivateLessons as Lessons,
} from 'common/private-lesson-times';
import { myAccount } from '../../messages/my-account';
import { LoadData } from '../LoadData';
import styles from '../styles.module.css';

const text = myAccount.privateLessons;

const SHOWN = 4;

/** Lists the next weekly lessons in the learner's own time, and offers a calendar file. */
export function PrivateLessons(booking: PrivateBooking) {
  const platform = usePlatform();
  const read = () => readPrivateLessons(platform, booking, new Date(), SHOWN);
  return (
    <LoadData read={read} lines={SHOWN} label={text.loading} failure={text.failure}>
      {(lessons) => lessons.dates.length > 0 && <LessonList {...lessons} />}
    </LoadData>
  );
}

function LessonList({ dates, move }: Lessons) {
  const id = useId();
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
      <h3 id={id} className={styles.subheading}>
        {text.title}
      </h3>
      {move && (
        <p className={styles.text}>
          {text.moved(hourText(move[0]), hourText(move[1]), zoneNote(new Date()))}
        </p>
      )}
      <ul className={styles.lessons} aria-labelledby={id}>
        {dates.map((start) => (
          <li key={start.toISOString()}>
            <time dateTime={start.toISOString()}>{lessonTimeText(start)}</time>
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
