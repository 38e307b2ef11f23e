import type { Learner } from 'common';
import { collectionPaths, documentPaths, type NewAnswer } from 'shared-contracts';
import { createOwnQuery } from './own-query';

/** Answers that one query finds; the rules allow no more. */
const ANSWERS_READ = 100;

/** Answers of teachers that the learner has not seen, the newest first. */
export const useNewAnswers = createOwnQuery<NewAnswer>(({ documents, uid }) =>
  documents.query(collectionPaths.newAnswers(uid), {
    orderBy: ['TimeStamp', 'desc'],
    limit: ANSWERS_READ,
  }),
);

/**
 * Notes that the learner has seen the answers under a lesson, also that to a comment which is gone.
 *
 * @throws {AppError} where the database cannot be reached; they are new until the next time
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
