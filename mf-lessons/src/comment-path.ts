import { videoPath } from './paths';

/** Query parameter of a lesson's path: the id of the comment to show. */
export const COMMENT = 'comment';

/** The path of a comment, and of the teacher's answer to it, below its lesson. */
export const commentPath = (videoID: string, commentID: string): string =>
  `${videoPath(videoID)}?${COMMENT}=${encodeURIComponent(commentID)}`;
