import type { CatalogueLesson } from 'shared-contracts';
import { LessonCard } from './LessonCard';
import styles from './lesson-grid.module.css';

export interface LessonGridProps {
  readonly lessons: readonly CatalogueLesson[];
  /** `row`: on small screens one line that scrolls sideways. Default `grid`. */
  readonly layout?: 'grid' | 'row';
}

export function LessonGrid({ lessons, layout = 'grid' }: LessonGridProps) {
  return (
    <ul className={styles[layout]}>
      {lessons.map((lesson) => (
        <li key={lesson.DocID}>
          <LessonCard lesson={lesson} shape={layout === 'grid' ? 'row' : 'tile'} />
        </li>
      ))}
    </ul>
  );
}
