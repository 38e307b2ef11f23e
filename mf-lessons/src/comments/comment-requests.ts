import type { Learner } from 'common';
import {
  COMMENT_LIMITS,
  collectionPaths,
  CommentSchema,
  documentPaths,
  type Comment,
  type Log,
} from 'shared-contracts';

/** One page of comments, newest first. */
export interface CommentsPage {
  readonly comments: readonly Comment[];
  /** Where the next page begins, a `TimeStamp`; undefined on the last page. */
  readonly olderThan: string | undefined;
}

/** @returns undefined if the document is no comment */
async function parse(stored: unknown): Promise<Comment | undefined> {
  const result = await CommentSchema['~standard'].validate(stored);
  return result.issues ? undefined : result.value;
}

/**
 * Reads up to 100 comments of a lesson, newest first. Source: DOC-read-comments.
 *
 * @param olderThan `TimeStamp` from the page before; default: the newest comments
 * @throws {AppError} `permission-denied` without a plan for the lesson
 */
export async function getComments(
  { documents }: Learner,
  videoID: string,
  { log, olderThan }: { readonly log: Log; readonly olderThan?: string },
): Promise<CommentsPage> {
  const entries = await documents.query(collectionPaths.comments(videoID), {
    orderBy: ['TimeStamp', 'desc'],
    limit: COMMENT_LIMITS.page,
    ...(olderThan !== undefined && { startAfter: olderThan }),
  });
  const comments = await Promise.all(
    entries.map(async ({ id, data }) => {
      const comment = await parse(data);
      if (!comment) log.warn('A stored comment is malformed', { videoID, id });
      return comment ?? [];
    }),
  );
  const isLastPage = entries.length < COMMENT_LIMITS.page;
  return {
    comments: comments.flat(),
    olderThan: isLastPage ? undefined : entries.at(-1)?.data.TimeStamp,
  };
}

/** Reads one comment: null if it was deleted, undefined if it cannot be read. */
export const getComment = (
  { documents }: Learner,
  videoID: string,
  id: string,
): Promise<Comment | null | undefined> =>
  documents.get(documentPaths.comment(videoID, id)).then(
    (stored) => (stored === undefined ? null : parse(stored)),
    () => undefined,
  );

/** Deletes a comment. A comment that is already gone is no error. */
export const deleteComment = ({ documents }: Learner, videoID: string, id: string): Promise<void> =>
  documents.remove(documentPaths.comment(videoID, id));

/**
 * Deletes every comment of one author under a lesson. For teachers.
 *
 * @throws {AppError} `permission-denied` for anybody else. What was deleted before stays deleted.
 */
export async function deleteCommentsBy(
  { documents }: Learner,
  videoID: string,
  uid: string,
): Promise<void> {
  let isMore = true;
  while (isMore) {
    const entries = await documents.query(collectionPaths.comments(videoID), {
      where: [['UID', '==', uid]],
      limit: COMMENT_LIMITS.page,
    });
    isMore = entries.length === COMMENT_LIMITS.page;
    if (entries.length === 0) return;
    await documents.batch(
      entries.map(({ id }) => ({ operation: 'remove', path: documentPaths.comment(videoID, id) })),
    );
  }
}
