import { Skeleton } from 'kit';
import { arrangeShelves } from '../catalogue/shelves';
import { useCatalogue } from '../catalogue/use-catalogue';
import { LessonGrid } from '../lesson-card/LessonGrid';
import { LessonGridSkeleton } from '../lesson-card/LessonGridSkeleton';
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

/** What to watch next, of the first page. Without a catalogue the mini lesson above still plays, so nothing is said. */
export function OtherMiniLessons({ lessonID }: { lessonID: string }) {
  const { state } = useCatalogue();
  if (state.status === 'failure') return null;
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
