import { Dialect, Link, Skeleton } from 'kit';
import type { LessonSummary } from '../catalogue/use-lesson';
import { LessonMeta } from '../lesson-card/LessonMeta';
import { messages } from '../messages';
import styles from '../shelf/lesson-head.module.css';

export interface LessonHeadProps {
  readonly summary: LessonSummary;
  /** The title of an unknown lesson. */
  readonly untitled: string;
  /** The kind of page, shown above the heading. */
  readonly kind?: string | undefined;
}

/** The heading of a lesson: title, English title, difficulty and date. */
export function LessonHead({ summary, untitled, kind }: LessonHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.crumbs}>
        <Link to="/home" className={styles.back}>
          {messages.lesson.allLessons}
        </Link>
        {kind !== undefined && <span>{kind}</span>}
      </p>
      <div className={styles.titles}>
        <Titles summary={summary} untitled={untitled} />
      </div>
    </header>
  );
}

function Titles({ summary, untitled }: Omit<LessonHeadProps, 'kind'>) {
  switch (summary.status) {
    case 'loading':
      return (
        <div className={styles.bones} aria-hidden="true">
          <Skeleton kind="title" />
          <Skeleton lines={2} />
        </div>
      );
    case 'unknown':
      return <h1 className={styles.title}>{untitled}</h1>;
    case 'known': {
      const { Title, Subtitle, Difficulty, Date } = summary.lesson;
      return (
        <>
          <h1 className={styles.title}>
            <Dialect>{Title}</Dialect>
          </h1>
          <p className={styles.subtitle}>{Subtitle}</p>
          <LessonMeta level={Difficulty} day={Date} />
        </>
      );
    }
  }
}
