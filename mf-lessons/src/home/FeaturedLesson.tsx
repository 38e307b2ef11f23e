import { classNames, Dialect, Icon, Link, Skeleton } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { LessonMeta } from '../lesson-card/LessonMeta';
import { PlanMark } from '../lesson-card/PlanMark';
import { messages } from '../messages';
import { lessonPath } from '../paths';
import { ProgressLine } from '../progress/ProgressLine';
import styles from './featured-lesson.module.css';

/** The newest lesson, large; the whole card is one link to it. */
export function FeaturedLesson({ lesson }: { lesson: CatalogueLesson }) {
  return (
    <Link to={lessonPath(lesson)} className={styles['card']}>
      <img
        className={styles['picture']}
        src={lesson.VideoThumbnailURL}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
      />
      <div className={styles['text']}>
        <h3 className={styles['title']}>
          <Dialect>{lesson.Title}</Dialect>
        </h3>
        <p className={styles['subtitle']}>{lesson.Subtitle}</p>
        <LessonMeta level={lesson.Difficulty} day={lesson.Date} />
        <span className={styles['watch']}>
          <Icon name="play" />
          {messages.home.watch}
        </span>
      </div>
      <PlanMark lesson={lesson} className={styles['mark']} />
      <ProgressLine lesson={lesson} />
    </Link>
  );
}

/** The place of the newest lesson while it loads. */
export function FeaturedLessonSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['picture']}>
        <Skeleton kind="picture" />
      </div>
      <div className={classNames(styles['text'], styles['bones'])}>
        <Skeleton kind="title" />
        <Skeleton lines={2} />
        <Skeleton kind="button" />
      </div>
    </div>
  );
}
