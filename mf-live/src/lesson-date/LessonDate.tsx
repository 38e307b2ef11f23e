import { classNames, Skeleton } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { KeepFileButton, type KeepFileButtonProps } from 'kit/keep-file';
import { momentText, movedFrom } from 'common';
import type { LiveDates } from 'shared-contracts';
import { messages } from '../messages';
import { timeUntil } from '../room/time-until';
import late from './lesson-date.late.module.css';
import styles from './lesson-date.module.css';

const text = messages.liveLessons.when;

export interface LessonDateProps {
  readonly title: string;
  /** ISO 8601 with the school's offset. */
  readonly start: string;
  /** The dates that teachers have changed. */
  readonly changed: LiveDates | undefined;
  readonly isRunning: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Names a live lesson, its date, its earlier date if it was moved, and the time until then. */
export function LessonDate({ title, start, changed, isRunning, now }: LessonDateProps) {
  const planned = movedFrom(changed, start);
  return (
    <p className={classNames(late.lesson, styles.place)}>
      <strong lang="gsw">{title}</strong>
      <time dateTime={start} className={late.date}>
        {withoutBreaks(momentText(start))}
      </time>
      {planned !== undefined && (
        <span className={late.moved}>{text.moved(momentText(planned))}</span>
      )}
      <span role="timer" className={late.until}>
        {isRunning ? text.begun : timeUntil(start, now)}
      </span>
    </p>
  );
}

/** Reserves the space of `LessonDate` while the date loads. */
export function LessonDateSkeleton() {
  return <Skeleton kind="text" lines={3} label={text.loading} className={styles.place} />;
}

/** Prevents line breaks inside `30 November` and `at 20:00`. */
const withoutBreaks = (moment: string): string =>
  moment.replace(/(?<= \d{1,2}) (?=\p{L})|(?<=\bat) /gu, '\u00a0');

interface CalendarButtonProps
  extends Pick<LessonDateProps, 'title' | 'start' | 'now'>, Pick<KeepFileButtonProps, 'variant'> {}

/** Saves the lesson as a file for the learner's calendar. */
export function CalendarButton({ title, start, now, variant }: CalendarButtonProps) {
  const file = () => {
    const url = `${location.origin}/live-lessons`;
    const event = { title: text.event(title), start, url };
    return { name: 'live-lesson.ics', text: calendarFile([event], now) };
  };
  return (
    <KeepFileButton {...(variant && { variant })} file={file} failed={text.noCalendar}>
      {text.calendar}
    </KeepFileButton>
  );
}
