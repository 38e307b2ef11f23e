import { Skeleton } from 'kit';
import { useCatalogue } from '../catalogue/catalogue-store';
import { arrangeShelves } from '../catalogue/shelves';
import { LessonsInTurn } from '../lesson/LessonsInTurn';
import { LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { miniLesson } from '../messages/mini-lesson';
import { CatalogueFailure } from '../shelf/CatalogueFailure';
import { Shelf } from '../shelf/Shelf';

export function OtherMiniLessonsSkeleton() {
  return (
    <Shelf title={miniLesson.more}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} />
    </Shelf>
  );
}

/** Other mini lessons below an opened one, from the loaded first page of the catalogue. */
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
  const others = arrangeShelves(state.value).miniLessons.filter(({ DocID }) => DocID !== lessonID);
  if (others.length === 0) return null;
  return (
    <Shelf title={miniLesson.more}>
      <LessonsInTurn lessons={others} kind="miniLessons" current={lessonID} />
    </Shelf>
  );
}
