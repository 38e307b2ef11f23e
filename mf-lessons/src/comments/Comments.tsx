import { useId, useState } from 'react';
import { classNames, useObservable } from 'kit';
import { lazyCode } from 'kit/lazy-code';
import { idle } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import styles from './comments.late.module.css';
import { CommentsFailure, CommentsSkeleton } from './CommentsNotice';

/** The code of opened comments: a chunk that is loaded when a learner opens them. */
export const commentsCode = lazyCode(
  () => import(/* webpackChunkName: "comments" */ './CommentsView'),
);

/** The comments of a lesson. Code and data are loaded when a learner opens them. */
export function Comments({ videoID }: { readonly videoID: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    commentsCode.load();
    setIsOpen(!isOpen);
  };
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
          onClick={toggle}
        >
          <span id={`${id}-title`}>{text.title}</span>
          <span id={`${id}-invitation`} className={styles.invitation}>
            {text.invitation}
          </span>
        </button>
      </h2>
      <div id={`${id}-content`} className={styles.content} hidden={!isOpen}>
        {isOpen && <Content videoID={videoID} />}
      </div>
    </section>
  );
}

function Content({ videoID }: { readonly videoID: string }) {
  const code = useObservable(commentsCode.state$, idle);
  switch (code.status) {
    case 'idle':
    case 'loading':
      return <CommentsSkeleton />;
    case 'failure':
      return <CommentsFailure onRetry={commentsCode.load} />;
    case 'success': {
      const { CommentsView } = code.value;
      return <CommentsView videoID={videoID} />;
    }
  }
}
