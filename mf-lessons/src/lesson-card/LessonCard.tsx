import { classNames, Dialect, Link, usePlatform } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { lessonPath } from '../paths';
import { wishIfOpen } from '../player/play-wish';
import { ProgressLine } from '../progress-view/ProgressLine';
import styles from './lesson-card.module.css';
import { LessonMeta } from './LessonMeta';
import { Picture } from './Picture';
import { PlanMark } from './PlanMark';

export interface LessonCardProps {
  readonly lesson: CatalogueLesson;
  /**
   * `row`: on a phone the picture is beside the words, for long lists. `line`: it is there on every
   * device, for a single card. Default `tile`.
   */
  readonly shape?: 'tile' | 'row' | 'line';
}

/** A lesson on a shelf; the whole card is one link to it, and the lesson plays at once. */
export function LessonCard({ lesson, shape = 'tile' }: LessonCardProps) {
  const platform = usePlatform();
  return (
    <Link
      to={lessonPath(lesson)}
      onClick={wishIfOpen(platform, lesson)}
      className={classNames(styles.card, styles[shape], shape === 'line' && styles.row)}
    >
      <div className={styles.picture}>
        <Picture src={lesson.VideoThumbnailURL} />
        <PlanMark lesson={lesson} className={styles.mark} />
        <ProgressLine lesson={lesson} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Dialect>{lesson.Title}</Dialect>
        </h3>
        <p className={styles.subtitle}>{lesson.Subtitle}</p>
        <LessonMeta level={lesson.Difficulty} day={lesson.Date} />
      </div>
    </Link>
  );
}
