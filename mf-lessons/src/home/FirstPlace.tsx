import { useIsLive, useSession } from 'kit';
import { useTier } from '../access/use-tier';
import { placesOf, type Shelves } from '../catalogue/shelves';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { FeaturedLesson, FeaturedLessonSkeleton } from './FeaturedLesson';
import styles from './spotlight.module.css';

/**
 * Home's first lesson: the newest one, or the newest free one for a visitor. A prerendered page
 * knows no plan, so it contains both, and CSS shows one by the tier on the root element. The
 * picture of the free one always loads, because a visitor waits for it. A member without a plan
 * finds a free lesson under "Today".
 */
export function FirstPlace(shelves: Shelves) {
  const { newest, newestFree } = shelves;
  const isLive = useIsLive();
  const { status } = useSession();
  const { first } = placesOf(shelves, useTier(), status === 'member');
  const isBoth = !isLive && newest !== undefined && newestFree !== undefined;
  // The remaining lesson keeps its elements once the plan is known.
  return (
    <>
      {newestFree && (isBoth || first === newestFree) && (
        <div className={newest && status !== 'visitor' ? styles.unlessPlan : undefined}>
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

export function FirstPlaceSkeleton() {
  const { status } = useSession();
  const hasPlan = useTier() > 0;
  if (status === 'member' && !hasPlan) return null;
  return (
    <Shelf title={messages.home.newest}>
      <FeaturedLessonSkeleton />
    </Shelf>
  );
}
