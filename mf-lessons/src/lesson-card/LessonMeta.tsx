import { classNames } from 'kit';
import { messages } from '../messages';
import styles from './lesson-meta.module.css';

/**
 * `2026-11-20` as `20 November 2026`. Without `Intl`, whose first use takes 13 ms, 54 ms on a slow
 * phone, of the moment in which home is taken over.
 */
function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${messages.months[(month ?? 1) - 1]} ${year}`;
}

/** How hard a lesson is, in words and, drawn by its style alone, in dots; 1 (easiest) to 5. */
export function Difficulty({ level }: { level: number }) {
  return (
    <span className={classNames(styles['difficulty'], styles[`level${level}`])}>
      {messages.difficulty(level)}
    </span>
  );
}

/** @param day calendar day, `2026-11-20`; read as such in every time zone */
export function LessonDate({ day }: { day: string }) {
  return <time dateTime={day}>{longDay(day)}</time>;
}

/** Difficulty and date of a lesson in one line. */
export function LessonMeta({ level, day }: { level: number; day: string }) {
  return (
    <p className={styles['meta']}>
      <Difficulty level={level} />
      <LessonDate day={day} />
    </p>
  );
}
