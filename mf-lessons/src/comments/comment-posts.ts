import { postDrafts, type PostDrafts, type PostPlace } from 'kit/post';
import {
  COMMENT_RATE,
  documentPaths,
  lastComment,
  nextCommentLimit,
  type CommentLimit,
  type CommentLine,
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

/** Keeps a text beside the draft of a lesson, whose id has no question mark in it; empty: none. */
const keepText = (drafts: PostDrafts | undefined, key: string, text: string): void =>
  drafts?.write(key, { text, pending: [], returned: undefined, at: Date.now() });

const lineKey = (videoID: string) => `${videoID}?line`;

/** The line that the draft of a lesson asks about. */
export function keptLine(drafts: PostDrafts | undefined, videoID: string): CommentLine | undefined {
  const [, index, words] = /^(\d+) ([^]+)$/.exec(drafts?.read(lineKey(videoID)).text ?? '') ?? [];
  return words === undefined ? undefined : { Index: Number(index), Text: words };
}

/** Keeps it for as long as the draft; undefined: the draft asks about none. */
export const keepLine = (
  drafts: PostDrafts | undefined,
  videoID: string,
  line: CommentLine | undefined,
): void => keepText(drafts, lineKey(videoID), line ? `${line.Index} ${line.Text}` : '');

const answerKey = (videoID: string, commentID: string) => `${videoID}?answer=${commentID}`;

/** The answer to a comment that a teacher has typed and not sent; undefined: there is none. */
export const keptAnswer = (
  drafts: PostDrafts | undefined,
  videoID: string,
  commentID: string,
): string | undefined => drafts?.read(answerKey(videoID, commentID)).text || undefined;

/** @param text undefined: the answer is sent, or given up */
export const keepAnswer = (
  drafts: PostDrafts | undefined,
  videoID: string,
  commentID: string,
  text: string | undefined,
): void => keepText(drafts, answerKey(videoID, commentID), text ?? '');
