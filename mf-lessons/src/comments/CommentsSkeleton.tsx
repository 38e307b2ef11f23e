import { Skeleton } from 'kit';
import { comments as text } from '../messages/comments';

/** The place of the first comments while they are on their way. */
export function CommentsSkeleton() {
  return <Skeleton lines={6} label={text.loading} />;
}
