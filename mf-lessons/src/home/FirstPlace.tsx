import { useIsLive } from 'kit';
import { useTier } from '../access/use-tier';
import type { Shelves } from '../catalogue/shelves';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { FeaturedLesson, FeaturedLessonSkeleton } from './FeaturedLesson';
import styles from './spotlight.module.css';

/**
 * Home's first lesson: the newest one, and without a plan the newest that everybody may watch. A
 * prerendered page has both, and CSS shows one by the tier on the root element, so nothing flashes.
 * The picture of the hidden one is not loaded.
 */
export function FirstPlace({ newest, newestFree }: Pick<Shelves, 'newest' | 'newestFree'>) {
  const isLive = useIsLive();
  const tier = useTier();
  const isBoth = !isLive && newest !== undefined;
  // The remaining one keeps its elements when the plan is known.
  return (
    <>
      {newestFree && (isBoth || tier === 0) && (
        <div className={isBoth ? styles['unlessPlan'] : undefined}>
          <Shelf title={messages.home.first}>
            <FeaturedLesson lesson={newestFree} />
          </Shelf>
        </div>
      )}
      {newest && (isBoth || tier > 0 || !newestFree) && (
        <div className={isBoth && newestFree ? styles['ifPlan'] : undefined}>
          <Shelf title={messages.home.newest}>
            <FeaturedLesson lesson={newest} isLater={newestFree !== undefined} />
          </Shelf>
        </div>
      )}
    </>
  );
}

/** The place of the first lesson while the catalogue loads. */
export function FirstPlaceSkeleton() {
  return (
    <Shelf title={messages.home.newest}>
      <FeaturedLessonSkeleton />
    </Shelf>
  );
}
