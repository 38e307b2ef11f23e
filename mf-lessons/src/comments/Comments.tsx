import { useEffect, useId, useRef, useState } from 'react';
import { classNames, useRoute } from 'kit';
import type { CommentLine } from 'shared-contracts';
import { commentsCode } from '../chunks/comments';
import { commentsPlace as text } from '../messages/comments-place';
import { COMMENT } from '../comment-path';
import { Later } from '../shelf/Later';
import type { CommentedFilm } from './AskedLine';
import styles from './comments-place.late.module.css';
import { CommentsFailure, CommentsSkeleton } from './CommentsNotice';

export interface CommentsProps {
  readonly videoID: string;
  /** The lesson's lines, which comments may ask about, and its player. */
  readonly film: CommentedFilm;
  /** The line that the learner asks about, until the form has taken it. */
  readonly asked: CommentLine | undefined;
  readonly onTaken: () => void;
}

/**
 * The comments of a lesson, closed at first. They load when a learner opens them, asks about a
 * line, or follows a link to a comment.
 */
export function Comments({ asked, onTaken, ...props }: CommentsProps) {
  const isLinked = useRoute().query.has(COMMENT);
  const [isOpened, setIsOpened] = useState(isLinked);
  const isOpen = isOpened || asked !== undefined;
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const openOrClose = (isNowOpen: boolean) => {
    setIsOpened(isNowOpen);
    onTaken();
  };
  // This scrolls the comments into view; the form takes the focus once it has loaded.
  useEffect(() => {
    if (asked) toggle.current?.focus();
  }, [asked]);
  return (
    <section className={styles.comments} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title}>
        <button
          ref={toggle}
          type="button"
          className={classNames(styles.toggle, isOpen && styles.open)}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-invitation`}
          onClick={() => openOrClose(!isOpen)}
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
            {({ CommentsView }) => (
              <CommentsView {...props} asked={asked} onTaken={() => openOrClose(true)} />
            )}
          </Later>
        )}
      </div>
    </section>
  );
}
