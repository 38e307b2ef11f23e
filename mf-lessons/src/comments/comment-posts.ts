import { postDrafts, type PostDrafts, type PostPlace } from 'kit/post';
import {
  COMMENT_RATE,
  documentPaths,
  lastComment,
  nextCommentLimit,
  type CommentLimit,
  type CommentLine,
} from 'shared-contracts';

/** The drafts of comments, by the id of their lesson. Only one comment at a time is sent. */
export const commentDrafts = postDrafts('comment', 1);

/** The document paths and the rate limit for comments on a lesson. */
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

/** Keeps a text beside a lesson's draft; an empty text removes it. No lesson id contains `?`. */
const keepText = (drafts: PostDrafts | undefined, key: string, text: string): void =>
  drafts?.write(key, { text, pending: [], returned: undefined, at: Date.now() });

const lineKey = (videoID: string) => `${videoID}?line`;

/** The line that the draft on a lesson asks about. */
export function keptLine(drafts: PostDrafts | undefined, videoID: string): CommentLine | undefined {
  const [, index, words] = /^(\d+) ([^]+)$/.exec(drafts?.read(lineKey(videoID)).text ?? '') ?? [];
  return words === undefined ? undefined : { Index: Number(index), Text: words };
}

/** Keeps that line as long as the draft; undefined removes it. */
export const keepLine = (
  drafts: PostDrafts | undefined,
  videoID: string,
  line: CommentLine | undefined,
): void => keepText(drafts, lineKey(videoID), line ? `${line.Index} ${line.Text}` : '');

const answerKey = (videoID: string, commentID: string) => `${videoID}?answer=${commentID}`;

/** The unsent answer of a teacher to a comment, if any. */
export const keptAnswer = (
  drafts: PostDrafts | undefined,
  videoID: string,
  commentID: string,
): string | undefined => drafts?.read(answerKey(videoID, commentID)).text || undefined;

/** @param text undefined removes it: the answer is sent, or given up */
export const keepAnswer = (
  drafts: PostDrafts | undefined,
  videoID: string,
  commentID: string,
  text: string | undefined,
): void => keepText(drafts, answerKey(videoID, commentID), text ?? '');
