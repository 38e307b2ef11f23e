import { memo } from 'react';
import { classNames } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import { LessonCard } from './LessonCard';
import styles from './lesson-grid.module.css';

export interface LessonGridProps {
  readonly lessons: readonly CatalogueLesson[];
  /** `row`: on small screens one line that scrolls sideways. Default `grid`. */
  readonly layout?: 'grid' | 'row';
  /** A grid that costs nothing while it is far from the window. Default false. */
  readonly isDeferred?: boolean;
}

/** Cards of lessons; rendered anew only for other lessons. */
export const LessonGrid = memo(function LessonGrid({
  lessons,
  layout = 'grid',
  isDeferred = false,
}: LessonGridProps) {
  return (
    <ul className={classNames(styles[layout], isDeferred && styles['deferred'])}>
      {lessons.map((lesson) => (
        <li key={lesson.DocID}>
          <LessonCard lesson={lesson} shape={layout === 'grid' ? 'row' : 'tile'} />
        </li>
      ))}
    </ul>
  );
});
