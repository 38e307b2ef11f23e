import { ButtonLink, useObservable, usePlatform } from 'kit';
import { logInPath } from '../lesson/state';
import { comments as text } from '../messages/comments';
import { CommentsNotice } from './CommentsNotice';
import { CommentsSkeleton } from './CommentsSkeleton';
import { MemberComments } from './MemberComments';

/** Opened comments, for whoever is there. */
export function CommentsView({ videoID }: { readonly videoID: string }) {
  const session = useObservable(usePlatform().session.state$, { status: 'unknown' });
  switch (session.status) {
    case 'unknown':
      return <CommentsSkeleton />;
    case 'visitor':
      return (
        <CommentsNotice text={text.visitor.text}>
          <ButtonLink to={logInPath(videoID)}>{text.visitor.logIn}</ButtonLink>
        </CommentsNotice>
      );
    case 'member': {
      const { user } = session;
      return <MemberComments key={`${user.UID} ${user.Username}`} videoID={videoID} user={user} />;
    }
  }
}
