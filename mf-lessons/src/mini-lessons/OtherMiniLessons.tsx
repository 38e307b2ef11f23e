import { Skeleton } from 'kit';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { LessonGrid } from '../lesson-card/LessonGrid';
import { LessonGridSkeleton } from '../lesson-card/LessonGridSkeleton';
import { CatalogueFailure } from '../home/CatalogueFailure';
import { messages } from '../messages';
import { miniLesson } from '../messages/mini-lesson';
import { Shelf } from '../shelf/Shelf';

/** The place of the other mini lessons while they are on their way. */
export function OtherMiniLessonsSkeleton() {
  return (
    <Shelf title={miniLesson.more}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/** What to watch next, under an opened mini lesson: of the first page only, which is there anyway. */
export function OtherMiniLessons({ lessonID }: { lessonID: string }) {
  const { state, retry } = useCatalogue();
  if (state.status === 'failure') {
    return (
      <Shelf title={miniLesson.more}>
        <CatalogueFailure onRetry={retry} />
      </Shelf>
    );
  }
  if (state.status !== 'success') return <OtherMiniLessonsSkeleton />;
  const { newestMini, miniLessons } = arrangeShelves(state.value);
  const others = [...(newestMini ? [newestMini] : []), ...miniLessons].filter(
    ({ DocID }) => DocID !== lessonID,
  );
  if (others.length === 0) return null;
  return (
    <Shelf title={miniLesson.more}>
      <LessonGrid lessons={others} />
    </Shelf>
  );
}
