import { Skeleton } from 'kit';
import { LessonGridSkeleton } from '../lesson-card/LessonGrid';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { FeaturedLessonSkeleton } from './FeaturedLesson';

/** The place of the first lesson while the catalogue loads. */
export function FirstSkeleton() {
  return (
    <Shelf title={messages.home.newest}>
      <FeaturedLessonSkeleton />
    </Shelf>
  );
}

/** The listing in its own layout while the catalogue loads. */
export function ListingSkeleton() {
  return (
    <Shelf title={messages.home.miniLessons} text={messages.home.miniLessonsText}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} layout="row" />
    </Shelf>
  );
}
