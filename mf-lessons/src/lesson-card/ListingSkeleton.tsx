import { Skeleton } from 'kit';
import { messages } from '../messages';
import { Shelf } from '../shelf/Shelf';
import { LessonGridSkeleton } from './LessonGrid';

/** The listing in its own layout while the catalogue loads. */
export function ListingSkeleton() {
  return (
    <Shelf title={messages.home.miniLessons} text={messages.home.miniLessonsText}>
      <Skeleton lines={0} label={messages.home.loading} />
      <LessonGridSkeleton count={4} layout="row" />
    </Shelf>
  );
}
