import { Button } from 'kit';
import { comments as text } from '../messages/comments';
import styles from './comments.late.module.css';

/** Says that the comments could not be had, and how to go on. */
export function CommentsFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles['notice']} role="alert">
      <p className={styles['words']}>{text.failure}</p>
      <Button variant="secondary" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
