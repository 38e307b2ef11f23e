import { Skeleton } from 'kit';
import styles from './lesson-grid.module.css';
import type { LessonGridProps } from './LessonGrid';

/** The place of a `LessonGrid` whose lessons are on their way. */
export function LessonGridSkeleton({
  count,
  layout = 'grid',
}: {
  count: number;
  layout?: LessonGridProps['layout'];
}) {
  return (
    <div className={styles[layout]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={layout === 'grid' ? styles['rowBone'] : styles['bone']}>
          <Skeleton kind="picture" />
          <div className={styles['boneText']}>
            <Skeleton kind="title" />
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
