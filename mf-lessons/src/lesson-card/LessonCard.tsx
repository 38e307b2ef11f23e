import { classNames, Dialect } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { ProgressLine } from '../progress-view/ProgressLine';
import styles from './lesson-card.module.css';
import { LessonLink } from './LessonLink';
import { LessonMeta } from './LessonMeta';
import { Picture } from './Picture';
import { PlanMark } from './PlanMark';

export interface LessonCardProps {
  readonly lesson: CatalogueLesson;
  /**
   * `row`: picture beside the text on a phone, for long lists. `line`: beside the text everywhere,
   * for a single card. Default `tile`: picture above the text.
   */
  readonly shape?: 'tile' | 'row' | 'line';
}

/** The card of a lesson on a shelf. */
export function LessonCard({ lesson, shape = 'tile' }: LessonCardProps) {
  return (
    <LessonLink
      lesson={lesson}
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
    </LessonLink>
  );
}
