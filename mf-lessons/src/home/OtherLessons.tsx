import { useDeferredValue } from 'react';
import { Skeleton, useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { lessonCode } from '../chunks/lesson';
import { LessonGrid, LessonGridPlace, LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { CatalogueFailure } from '../shelf/CatalogueFailure';
import { Shelf } from '../shelf/Shelf';

/** The place of the other lessons while they load. */
export function OtherLessonsSkeleton() {
  return (
    <Shelf title={messages.lesson.more}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/**
 * What to watch next, below an opened lesson. It shows the first page only, which is already
 * loaded. The lesson fills the window and renders first; until then the others have a place of
 * their height. The order comes with the lesson's code; without that it is the catalogue's.
 */
export function OtherLessons({ videoID }: { videoID: string }) {
  const { state, retry } = useCatalogue();
  const isTheirTurn = useDeferredValue(true, false);
  const code = useObservable(lessonCode.state$, idle);
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
          {isTheirTurn && code.status === 'success' ? (
            <code.value.LessonsInTurn lessons={others} kind="all" current={videoID} />
          ) : isTheirTurn && code.status === 'failure' ? (
            <LessonGrid lessons={others} />
          ) : (
            <LessonGridPlace count={others.length} />
          )}
        </Shelf>
      );
    }
  }
}
