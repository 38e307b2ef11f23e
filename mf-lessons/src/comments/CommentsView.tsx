import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useRoute, useSession } from 'kit';
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
import { CommentsFailure, CommentsNotice, CommentsSkeleton } from './CommentsNotice';

/** Opened comments, for visitors and members. */
export function CommentsView(props: CommentsProps) {
  const session = useSession();
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
      return <MemberComments {...props} key={`${user.UID} ${user.Username}`} user={user} />;
    }
  }
}

/** Why a name may write no comment. */
function nameProblem(name: string): string {
  if (!isVisibleText(name)) return text.nameless.text;
  return isCommentName(name) ? text.nameless.taken : text.nameless.unfit;
}

export interface MemberCommentsProps extends CommentsProps {
  /** Never changes: another user gets another component (`key`). */
  readonly user: CurrentUser;
}

/** The comments as a member sees them. A member with a name can write. */
export function MemberComments({ videoID, user, film, asked, onTaken }: MemberCommentsProps) {
  const platform = usePlatform();
  const linkedID = useRoute().query.get(COMMENT);
  const [store] = useState(() => commentsStore(platform, videoID, user, linkedID));
  const state = useObservable(store.state$, initialState(''));
  useEffect(() => store.load(), [store]);

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
      {!isCommentName(user.Username) || state.isNameTaken ? (
        <CommentsNotice text={nameProblem(user.Username)}>
          <ButtonLink variant="secondary" to="/my-account">
            {text.nameless.account}
          </ButtonLink>
        </CommentsNotice>
      ) : (
        <CommentForm store={store} state={state} asked={asked} onTaken={onTaken} />
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
