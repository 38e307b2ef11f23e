import type { ReactNode } from 'react';
import { Button, Skeleton } from 'kit';
import { commentsPlace as text } from '../messages/comments-place';
import styles from './comments-place.late.module.css';

/** The place of the comments while they load. */
export function CommentsSkeleton() {
  return <Skeleton lines={6} label={text.loading} />;
}

/** Says that the comments could not be loaded, with a Retry button. */
export function CommentsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.words}>{text.failure}</p>
      <Button variant="secondary" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

export interface CommentsNoticeProps {
  readonly text: string;
  /** What to do next. */
  readonly children: ReactNode;
}

/** Why a learner cannot read or write here, and what they can do. */
export function CommentsNotice({ text, children }: CommentsNoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{text}</p>
      {children}
    </div>
  );
}
