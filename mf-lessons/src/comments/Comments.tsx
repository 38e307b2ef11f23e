import { useId, useState } from 'react';
import { classNames, useObservable } from 'kit';
import { idle } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { commentsCode } from './comments-code';
import { CommentsFailure } from './CommentsFailure';
import { CommentsSkeleton } from './CommentsSkeleton';
import styles from './comments.late.module.css';

/** The comments of a lesson; neither code nor data is fetched before they are opened. */
export function Comments({ videoID }: { readonly videoID: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = () => {
    commentsCode.load();
    setIsOpen(!isOpen);
  };
  return (
    <section className={styles['comments']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['title']}>
        <button
          type="button"
          className={classNames(styles['toggle'], isOpen && styles['open'])}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={toggle}
        >
          {text.title}
        </button>
      </h2>
      <div id={`${id}-content`} className={styles['content']} hidden={!isOpen}>
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
