import { useEffect, useRef } from 'react';
import { usePlatform } from 'kit';
import { COMMENT_LIMITS } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { askBeforeDeleting } from './ask-before-deleting';
import { CommentItem } from './CommentItem';
import { shownComments, type CommentsState } from './comments-state';
import type { CommentsStore } from './comments-store';
import styles from './comments.late.module.css';

export interface CommentListProps {
  readonly store: CommentsStore;
  readonly state: CommentsState;
  /** Of who is signed in. */
  readonly uid: string;
}

/** The comments, newest first. */
export function CommentList({ store, state, uid }: CommentListProps) {
  const { alerts } = usePlatform();
  const list = useRef<HTMLDivElement>(null);
  const shown = shownComments(state);
  const { length } = shown;
  const deleted = [...state.deletions.values()].filter(({ status }) => status === 'success').length;

  // The button that was pressed is gone with its comment; who uses a keyboard goes on from here.
  useEffect(() => {
    if (deleted > 0 && document.activeElement === document.body) list.current?.focus();
  }, [deleted]);

  return (
    <div ref={list} role="group" aria-label={text.title} tabIndex={-1} className={styles['list']}>
      <p role="status" className={styles['spoken']}>
        {deleted > 0 && text.deleted(deleted)}
      </p>
      {length === 0 && <p className={styles['words']}>{text.empty}</p>}
      {length > 0 && (
        <ul className={styles['items']}>
          {shown.map((one) => {
            const { comment } = one;
            const isOwn = comment.UID === uid;
            return (
              <CommentItem
                key={comment.ID}
                {...one}
                isOwn={isOwn}
                onDelete={
                  (isOwn || state.isTeacher) && !one.isPending
                    ? () =>
                        askBeforeDeleting(alerts, comment, isOwn, () => store.remove(comment.ID))
                    : undefined
                }
              />
            );
          })}
        </ul>
      )}
      {length >= COMMENT_LIMITS.page && <p className={styles['hint']}>{text.newest}</p>}
    </div>
  );
}
