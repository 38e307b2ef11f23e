import { memo } from 'react';
import { classNames, Skeleton } from 'kit';
import type { CatalogueLesson } from 'shared-contracts';
import styles from './lesson-grid.module.css';
import { LessonCard } from './LessonCard';

export interface LessonGridProps {
  readonly lessons: readonly CatalogueLesson[];
  /** `row`: one row that scrolls sideways on small screens. Default `grid`. */
  readonly layout?: 'grid' | 'row';
  /** Skips layout while the grid is far from the window. Default false. */
  readonly isDeferred?: boolean;
}

/** A grid of lesson cards. It renders again only when its props change. */
export const LessonGrid = memo(function LessonGrid({
  lessons,
  layout = 'grid',
  isDeferred = false,
}: LessonGridProps) {
  return (
    <ul className={classNames(styles[layout], isDeferred && styles.deferred)}>
      {lessons.map((lesson) => (
        <li key={lesson.DocID}>
          <LessonCard lesson={lesson} shape={layout === 'grid' ? 'row' : 'tile'} />
        </li>
      ))}
    </ul>
  );
});

/** Upper bound of card height divided by columns, in px, by the least width of the window. */
const PER_CARD = [
  { from: 1160, height: 90 },
  { from: 876, height: 125 },
  { from: 592, height: 200 },
  { from: 0, height: 160 },
];
/** Upper bound of the extra height of the last row, in px. */
const LAST_ROW = 260;

/**
 * Reserves the height of a `LessonGrid` that renders next. It is rather too high, because the
 * browser restores the scroll position at once. A media query gives the width without a forced
 * layout. Limit: a prerendered page has no window, so it cannot use this.
 */
export function LessonGridPlace({ count }: { count: number }) {
  const isWide = (from: number) => matchMedia(`(min-width: ${from}px)`).matches;
  const perCard = PER_CARD.find(({ from }) => isWide(from))?.height ?? 0;
  return <div style={{ height: count * perCard + LAST_ROW }} />;
}

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
        <div key={index} className={layout === 'grid' ? styles.rowBone : styles.bone}>
          <Skeleton kind="picture" />
          <div className={styles.boneText}>
            <Skeleton kind="title" />
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
