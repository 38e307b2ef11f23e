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

export function OtherLessonsSkeleton() {
  return (
    <Shelf title={messages.lesson.more}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/**
 * Other lessons below an opened lesson, from the loaded first page of the catalogue. The lesson
 * renders first; meanwhile the height of the list is reserved. The lesson's code puts them in the
 * learner's order; if it failed, they keep the catalogue's order.
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
