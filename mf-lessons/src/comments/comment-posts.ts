import { postDrafts, type PostPlace } from 'kit/post';
import {
  COMMENT_RATE,
  documentPaths,
  lastComment,
  nextCommentLimit,
  type CommentLimit,
} from 'shared-contracts';

/** The drafts of comments, by the id of their lesson. One comment at a time is sent. */
export const commentDrafts = postDrafts('comment', 1);

/** Where the comments of a lesson are stored. */
export const commentPlace = (videoID: string): PostPlace<CommentLimit> => ({
  rate: COMMENT_RATE,
  path: (id) => documentPaths.comment(videoID, id),
  limitPath: documentPaths.commentLimit,
  lastOf: lastComment,
  nextLimit: (last, id, now, at) => ({
    ...nextCommentLimit(last, videoID, id, now),
    LastCommentAt: at,
  }),
});
