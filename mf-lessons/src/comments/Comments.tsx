import { useId, useState } from 'react';
import { classNames } from 'kit';
import { commentsCode } from '../chunks/comments';
import { comments as text } from '../messages/comments';
import { Later } from '../shelf/Later';
import styles from './comments.late.module.css';
import { CommentsFailure, CommentsSkeleton } from './CommentsNotice';

/** The comments of a lesson. Code and data are loaded when a learner opens them. */
export function Comments({ videoID }: { readonly videoID: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.comments} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={classNames(styles.toggle, isOpen && styles.open)}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-invitation`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span id={`${id}-title`}>{text.title}</span>
          <span id={`${id}-invitation`} className={styles.invitation}>
            {text.invitation}
          </span>
        </button>
      </h2>
      <div id={`${id}-content`} className={styles.content} hidden={!isOpen}>
        {isOpen && (
          <Later
            chunk={commentsCode}
            when="shown"
            waiting={<CommentsSkeleton />}
            failure={<CommentsFailure onRetry={commentsCode.load} />}
          >
            {({ CommentsView }) => <CommentsView videoID={videoID} />}
          </Later>
        )}
      </div>
    </section>
  );
}
