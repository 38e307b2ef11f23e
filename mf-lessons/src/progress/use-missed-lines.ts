import { collectionPaths, type HeardLines } from 'shared-contracts';
import { createOwnQuery } from './own-query';

/** Lessons that one query finds; those that are closed by now are skipped. */
const LESSONS_READ = 20;

/**
 * Finds the lessons with lines that were missed by ear, by one query each time home is opened or
 * a session ends.
 */
export const useMissedLines = createOwnQuery<HeardLines>(({ documents, uid }) =>
  documents.query(collectionPaths.heardLines(uid), {
    where: [['missed', '>', 0]],
    orderBy: ['missed', 'desc'],
    limit: LESSONS_READ,
  }),
);
