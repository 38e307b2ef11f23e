import { Button, Icon } from 'kit';
import { comments as text } from '../messages/comments';
import type { ShownComment } from './comments-state';
import { relativeTime, wholeTime } from './relative-time';
import styles from './comments.late.module.css';

export interface CommentItemProps extends ShownComment {
  readonly isOwn: boolean;
  /** Absent: who looks may not delete it. */
  readonly onDelete: (() => void) | undefined;
}

/** One comment: who, when, what. It is text and nothing else; its lines stay lines. */
export function CommentItem(props: CommentItemProps) {
  const { comment, isPending, isOwn, deletionFailed, onDelete } = props;
  const { Username, Message, TimeStamp } = comment;
  return (
    <li className={styles['item']}>
      <p className={styles['meta']}>
        <bdi className={styles['name']}>{Username}</bdi>
        {isOwn && <span className={styles['own']}>{text.you}</span>}
        {isPending ? (
          <span>{text.sending}</span>
        ) : (
          <time dateTime={TimeStamp} title={wholeTime(TimeStamp)}>
            {relativeTime(TimeStamp, new Date())}
          </time>
        )}
      </p>
      <p className={styles['message']} dir="auto">
        {Message}
      </p>
      <div role="alert">
        {deletionFailed && (
          <p className={styles['error']}>
            <Icon name="warning" />
            {text.deleteFailure}
          </p>
        )}
      </div>
      {onDelete && (
        <Button
          variant="quiet"
          className={styles['delete']}
          aria-label={text.deleteNamed(Username, isOwn)}
          onClick={onDelete}
        >
          {text.delete}
        </Button>
      )}
    </li>
  );
}
