import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useRoute, useSession } from 'kit';
import { UsernameForm } from 'kit/username';
import {
  hasCode,
  isCommentName,
  isVisibleText,
  type CurrentUser,
  logInPath,
} from 'shared-contracts';
import { COMMENT } from '../comment-path';
import { comments as text } from '../messages/comments';
import { videoPath } from '../paths';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import type { CommentsProps } from './Comments';
import { initialState } from './comments-state';
import { commentsStore } from './comments-under-way';
import styles from './comments.late.module.css';
import { CommentsFailure, CommentsNotice, CommentsSkeleton } from './CommentsNotice';

/** The opened comments of a lesson. A visitor sees a log-in link in their place. */
export function CommentsView(props: CommentsProps) {
  const session = useSession();
  const [isNamed, setIsNamed] = useState(false);
  switch (session.status) {
    case 'unknown':
      return <CommentsSkeleton />;
    case 'visitor':
      return (
        <CommentsNotice text={text.visitor.text}>
          <ButtonLink to={logInPath(videoPath(props.videoID))}>{text.visitor.logIn}</ButtonLink>
        </CommentsNotice>
      );
    case 'member': {
      const { user } = session;
      return (
        <MemberComments
          {...props}
          key={`${user.UID} ${user.Username}`}
          user={user}
          isNamed={isNamed}
          onNamed={setIsNamed}
        />
      );
    }
  }
}

/** The sentence why this name cannot be used for comments. */
const nameProblem = (name: string): string =>
  isCommentName(name) ? text.name.taken : text.name.unfit;

export interface MemberCommentsProps extends CommentsProps {
  /** Constant: the `key` gives another user another component. */
  readonly user: CurrentUser;
  /** Whether the member has just added a name; the waiting comment is then sent. */
  readonly isNamed: boolean;
  readonly onNamed: (isNamed: boolean) => void;
}

/**
 * The comments as a member sees them. A member without a name is asked for one before the first
 * comment is sent; the form keeps the text meanwhile.
 */
export function MemberComments(props: MemberCommentsProps) {
  const { videoID, user, film, asked, onTaken, isNamed, onNamed } = props;
  const platform = usePlatform();
  const linkedID = useRoute().query.get(COMMENT);
  const [store] = useState(() => commentsStore(platform, videoID, user, linkedID));
  const state = useObservable(store.state$, initialState(''));
  useEffect(() => store.load(), [store]);
  const [isAsked, setIsAsked] = useState(false);
  const isNameless = !isVisibleText(user.Username);
  useEffect(() => {
    if (!isNamed || isNameless) return;
    onNamed(false);
    store.send();
  }, [isNamed, isNameless, onNamed, store]);

  const { list } = state;
  if (list.status === 'failure' && hasCode(list.error, 'permission-denied')) {
    return (
      <CommentsNotice text={text.refused.text}>
        <ButtonLink to="/subscriptions">{text.refused.plans}</ButtonLink>
      </CommentsNotice>
    );
  }
  return (
    <>
      {(!isNameless && !isCommentName(user.Username)) || state.isNameTaken ? (
        <CommentsNotice text={nameProblem(user.Username)}>
          <ButtonLink variant="secondary" to="/my-account">
            {text.name.account}
          </ButtonLink>
        </CommentsNotice>
      ) : (
        <CommentForm
          store={store}
          state={state}
          asked={asked}
          onTaken={onTaken}
          isWaiting={isAsked}
          onSend={isNameless ? () => setIsAsked(true) : store.send}
        />
      )}
      {isAsked && (
        <div className={styles.notice}>
          <UsernameForm
            {...text.name.ask}
            onSaved={() => onNamed(true)}
            onCancel={() => setIsAsked(false)}
          />
        </div>
      )}
      {list.status === 'failure' && <CommentsFailure onRetry={store.load} />}
      {(list.status === 'idle' || list.status === 'loading') && <CommentsSkeleton />}
      {list.status === 'success' && (
        <CommentList
          store={store}
          state={state}
          videoID={videoID}
          film={film}
          linkedID={linkedID}
          uid={user.UID}
        />
      )}
    </>
  );
}
