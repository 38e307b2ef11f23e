import { useEffect, useState } from 'react';
import { ButtonLink, useObservable, usePlatform } from 'kit';
import { isCommentName, type CurrentUser } from 'shared-contracts';
import { comments as text } from '../messages/comments';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { isRefusal } from './comment-requests';
import { initialState } from './comments-state';
import { commentsStore } from './comments-under-way';
import { CommentsFailure } from './CommentsFailure';
import { CommentsNotice } from './CommentsNotice';
import { CommentsSkeleton } from './CommentsSkeleton';

export interface MemberCommentsProps {
  readonly videoID: string;
  /** Always the same: another one is another component (`key`). */
  readonly user: CurrentUser;
}

/** The comments as a member sees them, who writes if they have a name. */
export function MemberComments({ videoID, user }: MemberCommentsProps) {
  const platform = usePlatform();
  const [store] = useState(() => commentsStore(platform, videoID, user));
  const state = useObservable(store.state$, initialState(''));
  useEffect(() => store.load(), [store]);

  const { list } = state;
  if (list.status === 'failure' && isRefusal(list.error)) {
    return (
      <CommentsNotice text={text.refused.text}>
        <ButtonLink to="/subscriptions">{text.refused.plans}</ButtonLink>
      </CommentsNotice>
    );
  }
  return (
    <>
      {!isCommentName(user.Username) ? (
        <CommentsNotice text={user.Username === '' ? text.nameless.text : text.nameless.tooLong}>
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
