import { classNames } from 'kit';
import { dayText } from 'common';
import { messages } from '../messages';
import styles from './lesson-meta.module.css';

/** The difficulty, 1 (easiest) to 5, as text that CSS draws as dots. */
function Difficulty({ level }: { level: number }) {
  return (
    <span className={classNames(styles.difficulty, styles[`level${level}`])}>
      {messages.difficulty(level)}
    </span>
  );
}

/** @param day calendar day, `2026-11-20`, shown the same in every time zone */
export function LessonDate({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day)}</time>;
}

export function LessonMeta({ level, day }: { level: number; day: string }) {
  return (
    <p className={styles.meta}>
      <Difficulty level={level} />
      <LessonDate day={day} />
    </p>
  );
}
