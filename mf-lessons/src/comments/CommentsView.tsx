import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform, useSession } from 'kit';
import {
  hasCode,
  isCommentName,
  isVisibleText,
  type CurrentUser,
  logInPath,
} from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { videoPath } from '../paths';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { initialState } from './comments-state';
import { commentsStore } from './comments-under-way';
import { CommentsFailure, CommentsNotice, CommentsSkeleton } from './CommentsNotice';

/** Opened comments, for visitors and members. */
export function CommentsView({ videoID }: { readonly videoID: string }) {
  const session = useSession();
  switch (session.status) {
    case 'unknown':
      return <CommentsSkeleton />;
    case 'visitor':
      return (
        <CommentsNotice text={text.visitor.text}>
          <ButtonLink to={logInPath(videoPath(videoID))}>{text.visitor.logIn}</ButtonLink>
        </CommentsNotice>
      );
    case 'member': {
      const { user } = session;
      return <MemberComments key={`${user.UID} ${user.Username}`} videoID={videoID} user={user} />;
    }
  }
}

/** Why a name may write no comment. */
function nameProblem(name: string): string {
  if (!isVisibleText(name)) return text.nameless.text;
  return isCommentName(name) ? text.nameless.taken : text.nameless.unfit;
}

export interface MemberCommentsProps {
  readonly videoID: string;
  /** Never changes: another user gets another component (`key`). */
  readonly user: CurrentUser;
}

/** The comments as a member sees them. A member with a name can write. */
export function MemberComments({ videoID, user }: MemberCommentsProps) {
  const platform = usePlatform();
  const [store] = useState(() => commentsStore(platform, videoID, user));
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
        <CommentForm store={store} state={state} />
      )}
      {list.status === 'failure' && <CommentsFailure onRetry={store.load} />}
      {(list.status === 'idle' || list.status === 'loading') && <CommentsSkeleton />}
      {list.status === 'success' && <CommentList store={store} state={state} uid={user.UID} />}
    </>
  );
}
