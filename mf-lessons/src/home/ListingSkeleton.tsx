import { Skeleton } from 'kit';
import { LessonGridSkeleton } from '../lesson-card/LessonGridSkeleton';
import { messages } from '../messages';
import { FeaturedLessonSkeleton } from './FeaturedLesson';
import { Shelf } from '../shelf/Shelf';

/** The listing in its own layout while the catalogue is on its way. */
export function ListingSkeleton() {
  return (
    <>
      <Shelf title={messages.home.newest}>
        <Skeleton lines={0} label={messages.home.loading} />
        <FeaturedLessonSkeleton />
      </Shelf>
      <Shelf title={messages.home.miniLessons} text={messages.home.miniLessonsText}>
        <LessonGridSkeleton count={4} layout="row" />
      </Shelf>
    </>
  );
}
