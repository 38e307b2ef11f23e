import { classNames, Dialect, Icon, Skeleton } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { LessonLink } from '../lesson-card/LessonLink';
import { LessonMeta } from '../lesson-card/LessonMeta';
import { PlanMark } from '../lesson-card/PlanMark';
import { messages } from '../messages';
import { ProgressLine } from '../progress-view/ProgressLine';
import styles from './featured-lesson.module.css';

export interface FeaturedLessonProps {
  readonly lesson: CatalogueLesson;
  /** Whether the picture loads only if the card is visible. Default false. */
  readonly isLater?: boolean;
}

/** The large card of home's first lesson. */
export function FeaturedLesson({ lesson, isLater = false }: FeaturedLessonProps) {
  return (
    <LessonLink lesson={lesson} className={styles.card}>
      <img
        className={styles.picture}
        src={lesson.VideoThumbnailURL}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        loading={isLater ? 'lazy' : undefined}
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Dialect>{lesson.Title}</Dialect>
        </h3>
        <p className={styles.subtitle}>{lesson.Subtitle}</p>
        <LessonMeta level={lesson.Difficulty} day={lesson.Date} />
        <span className={styles.watch}>
          <Icon name="play" />
          {messages.home.watch}
        </span>
      </div>
      <PlanMark lesson={lesson} className={styles.mark} />
      <ProgressLine lesson={lesson} />
    </LessonLink>
  );
}

export function FeaturedLessonSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton kind="picture" />
      </div>
      <div className={classNames(styles.text, styles.bones)}>
        <Skeleton kind="title" />
        <Skeleton lines={2} />
        <Skeleton kind="button" />
      </div>
    </div>
  );
}
