import { classNames } from 'kit';
import { messages } from '../messages';
import styles from './lesson-meta.module.css';

/**
 * Writes `2026-11-20` as `20 November 2026`, without `Intl`: its first use takes 13 ms during
 * hydration of home, 54 ms on a slow phone.
 */
function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${messages.months[(month ?? 1) - 1]} ${year}`;
}

/** Says the difficulty of a lesson, 1 (easiest) to 5, in words; the style draws it as dots. */
export function Difficulty({ level }: { level: number }) {
  return (
    <span className={classNames(styles.difficulty, styles[`level${level}`])}>
      {messages.difficulty(level)}
    </span>
  );
}

/** @param day calendar day, `2026-11-20`; the same in every time zone */
export function LessonDate({ day }: { day: string }) {
  return <time dateTime={day}>{longDay(day)}</time>;
}

/** Difficulty and date of a lesson in one line. */
export function LessonMeta({ level, day }: { level: number; day: string }) {
  return (
    <p className={styles.meta}>
      <Difficulty level={level} />
      <LessonDate day={day} />
    </p>
  );
}
