import { videoPath } from './paths';

/** Parameter of a lesson's path: the comment that is shown. */
export const COMMENT = 'comment';

/** Where a comment of a lesson is read, and a teacher's answer to it. */
export const commentPath = (videoID: string, commentID: string): string =>
  `${videoPath(videoID)}?${COMMENT}=${encodeURIComponent(commentID)}`;
