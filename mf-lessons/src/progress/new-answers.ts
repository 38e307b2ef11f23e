import type { Learner } from 'common';
import { collectionPaths, documentPaths, type NewAnswer } from 'shared-contracts';
import { createOwnQuery } from './own-query';

/** Most new answers of one query; the rules allow no more. */
const ANSWERS_READ = 100;

/** The teachers' answers that the learner has not seen, the newest first. */
export const useNewAnswers = createOwnQuery<NewAnswer>(({ documents, uid }) =>
  documents.query(collectionPaths.newAnswers(uid), {
    orderBy: ['TimeStamp', 'desc'],
    limit: ANSWERS_READ,
  }),
);

/**
 * Removes the marks of new answers under a lesson, also for a deleted comment.
 *
 * @throws {AppError} if the database cannot be reached; the answers then stay new
 */
export async function endNewAnswers({ documents, uid }: Learner, videoID: string): Promise<void> {
  const answers = await documents.query(collectionPaths.newAnswers(uid), {
    where: [['VideoID', '==', videoID]],
    limit: ANSWERS_READ,
  });
  if (answers.length === 0) return;
  await documents.batch(
    answers.map(({ id }) => ({ operation: 'remove', path: documentPaths.newAnswer(uid, id) })),
  );
}
