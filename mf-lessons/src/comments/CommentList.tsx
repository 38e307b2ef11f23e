import { useEffect, useRef } from 'react';
import { Button, usePlatform } from 'kit';
import type { Comment } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import type { CommentedFilm } from './AskedLine';
import { askBeforeDeleting, askBeforeDeletingAll } from './ask-before-deleting';
import { CommentItem } from './CommentItem';
import { shownComments, type CommentsState } from './comments-state';
import type { CommentsStore } from './comments-store';
import styles from './comments.late.module.css';
import { useLinkedFocus } from './use-linked-focus';
import { useMinute } from './use-minute';

export interface CommentListProps {
  readonly store: CommentsStore;
  readonly state: CommentsState;
  readonly videoID: string;
  readonly film: CommentedFilm;
  readonly uid: string;
  readonly linkedID: string | null;
}

/** Lists the comments, newest first. */
export function CommentList({ store, state, videoID, film, uid, linkedID }: CommentListProps) {
  const { alerts } = usePlatform();
  const now = useMinute();
  const list = useRef<HTMLDivElement>(null);
  const goneNote = useRef<HTMLParagraphElement>(null);
  const { isTeacher, linked, older, olderThan } = state;
  const shown = shownComments(state);
  const { length } = shown;
  const deleted = [...state.deletions.values()].filter(({ status }) => status === 'success').length;
  const hasOlder = olderThan !== undefined;
  const hasChanged = deleted > 0 || older.status === 'success';

  // The pressed button was removed with its comment or with the last page: focus the list.
  useEffect(() => {
    if (hasChanged && document.activeElement === document.body) list.current?.focus();
  }, [hasChanged, deleted, hasOlder]);

  useLinkedFocus(goneNote, linked === null ? linkedID : null, film.control);

  const onDelete = (comment: Comment, isOwn: boolean) => () =>
    askBeforeDeleting(alerts, comment, isOwn, () => store.remove(comment.ID));
  const onDeleteAll = (comment: Comment) => () =>
    askBeforeDeletingAll(alerts, comment, () => store.removeAllBy(comment.UID));

  return (
    <div ref={list} role="group" aria-label={text.title} tabIndex={-1} className={styles.list}>
      <p role="status" className="visually-hidden">
        {deleted > 0 && text.deleted(deleted)}
      </p>
      {linked === null && (
        <p ref={goneNote} className={styles.hint} tabIndex={-1}>
          {text.linkedGone}
        </p>
      )}
      {length === 0 && !hasOlder && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{text.empty.title}</p>
          <p className={styles.hint}>{text.empty.text}</p>
        </div>
      )}
      {length > 0 && (
        <ul className={styles.items}>
          {shown.map((one) => {
            const { comment, isPending } = one;
            const isOwn = comment.UID === uid;
            return (
              <CommentItem
                key={comment.ID}
                {...one}
                videoID={videoID}
                film={film}
                isLinked={comment.ID === linkedID}
                isOwn={isOwn}
                now={now}
                onAnswered={
                  isTeacher && !comment.ByTeacher && !isPending
                    ? (answer) => store.answered(comment.ID, answer)
                    : undefined
                }
                onDelete={(isOwn || isTeacher) && !isPending ? onDelete(comment, isOwn) : undefined}
                onDeleteAll={isTeacher && !isOwn ? onDeleteAll(comment) : undefined}
              />
            );
          })}
        </ul>
      )}
      {hasOlder && (
        <div className={styles.more}>
          <p className={styles.hint}>{text.newest(length)}</p>
          <div role="alert">
            {older.status === 'failure' && <p className={styles.error}>{text.olderFailure}</p>}
          </div>
          <Button
            variant="secondary"
            busy={older.status === 'loading'}
            onClick={() => store.loadOlder()}
          >
            {text.older}
          </Button>
        </div>
      )}
    </div>
  );
}
