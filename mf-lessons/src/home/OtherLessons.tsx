import { useDeferredValue } from 'react';
import { Skeleton } from 'kit';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { LessonGrid } from '../lesson-card/LessonGrid';
import { LessonGridPlace } from '../lesson-card/LessonGridPlace';
import { LessonGridSkeleton } from '../lesson-card/LessonGridSkeleton';
import { messages } from '../messages';
import { CatalogueFailure } from './CatalogueFailure';
import { Shelf } from '../shelf/Shelf';

/** The place of the other lessons while they are on their way. */
export function OtherLessonsSkeleton() {
  return (
    <Shelf title={messages.lesson.more}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/**
 * What to watch next, under an opened lesson: of the first page only, which is there anyway. A window
 * is full of the lesson itself, so it comes first; until then the others have the room they take.
 */
export function OtherLessons({ videoID }: { videoID: string }) {
  const { state, retry } = useCatalogue();
  const isTheirTurn = useDeferredValue(true, false);
  switch (state.status) {
    case 'idle':
    case 'loading':
      return <OtherLessonsSkeleton />;
    case 'failure':
      return (
        <Shelf title={messages.lesson.more}>
          <CatalogueFailure onRetry={retry} />
        </Shelf>
      );
    case 'success': {
      const { newest, previous } = arrangeShelves(state.value);
      const others = [...(newest ? [newest] : []), ...previous].filter(
        ({ DocID }) => DocID !== videoID,
      );
      if (others.length === 0) return null;
      return (
        <Shelf title={messages.lesson.more}>
          {isTheirTurn ? (
            <LessonGrid lessons={others} />
          ) : (
            <LessonGridPlace count={others.length} />
          )}
        </Shelf>
      );
    }
  }
}
