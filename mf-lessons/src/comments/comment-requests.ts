import {
  AppError,
  COMMENT_LIMITS,
  collectionPaths,
  CommentSchema,
  documentPaths,
  type Comment,
  type Platform,
} from 'shared-contracts';

/** A refusal by the security rules, in contrast to whatever may pass by itself. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'permission-denied';

/**
 * The newest comments of a lesson, newest first. Source: SPEC §7, §9.
 *
 * @throws {AppError} `permission-denied` without a plan for the lesson
 */
export async function getComments(
  { documents, log }: Platform,
  videoID: string,
): Promise<readonly Comment[]> {
  const found = await documents.query(collectionPaths.comments(videoID), {
    orderBy: ['TimeStamp', 'desc'],
    limit: COMMENT_LIMITS.page,
  });
  const comments = await Promise.all(
    found.map(async ({ id, data }) => {
      const result = await CommentSchema['~standard'].validate(data);
      if (!result.issues) return [result.value];
      log.warn('A stored comment is malformed', { videoID, id });
      return [];
    }),
  );
  return comments.flat();
}

/**
 * Stores a comment with the time of the server. It may be called again with the same comment when it
 * has failed: the answer of an attempt that arrived may have been lost, and then the comment stands
 * there, and writing it once more is refused as a change.
 *
 * @throws {AppError} `permission-denied` when the rules refuse it
 */
export async function sendComment(
  { documents }: Platform,
  videoID: string,
  comment: Comment,
): Promise<void> {
  const stored = { ...comment, TimeStamp: documents.serverTimestamp() };
  try {
    await documents.add(collectionPaths.comments(videoID), stored, comment.ID);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const path = documentPaths.comment(videoID, comment.ID);
    const arrived = await documents.get(path).catch(() => undefined);
    if (arrived === undefined) throw error;
  }
}

/** Takes a comment away; also done when it is gone already. */
export const deleteComment = (
  { documents }: Platform,
  videoID: string,
  id: string,
): Promise<void> => documents.remove(documentPaths.comment(videoID, id));
