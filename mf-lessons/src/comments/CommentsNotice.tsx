import type { ReactNode } from 'react';
import { Button, Skeleton } from 'kit';
import { commentsPlace as text } from '../messages/comments-place';
import styles from './comments-place.late.module.css';

export function CommentsSkeleton() {
  return <Skeleton lines={6} label={text.loading} />;
}

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
  /** A link to the next step. */
  readonly children: ReactNode;
}

/** Says why a learner cannot read or write comments, and what to do. */
export function CommentsNotice({ text, children }: CommentsNoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{text}</p>
      {children}
    </div>
  );
}
