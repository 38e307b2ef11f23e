import { useIsLive } from 'kit';
import { useTier } from '../access/use-tier';
import { placesOf, type Shelves } from '../catalogue/shelves';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { FeaturedLesson, FeaturedLessonSkeleton } from './FeaturedLesson';
import styles from './spotlight.module.css';

/**
 * Shows home's first lesson. A prerendered page knows no plan, so it has two: the newest lesson,
 * and the newest free one. CSS shows one of them by the tier on the root element, so that nothing
 * flashes. The picture of the free one always loads, because a visitor waits for it.
 */
export function FirstPlace(shelves: Shelves) {
  const { newest, newestFree } = shelves;
  const isLive = useIsLive();
  const { first } = placesOf(shelves, useTier());
  const isBoth = !isLive && newest !== undefined && newestFree !== undefined;
  // The remaining one keeps its elements when the plan is known.
  return (
    <>
      {newestFree && (isBoth || first === newestFree) && (
        <div className={isBoth ? styles.unlessPlan : undefined}>
          <Shelf title={messages.home.first}>
            <FeaturedLesson lesson={newestFree} />
          </Shelf>
        </div>
      )}
      {newest && (isBoth || first === newest) && (
        <div className={isBoth ? styles.ifPlan : undefined}>
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
