import { collectionPaths, type HeardLines } from 'shared-contracts';
import { createOwnQuery } from './own-query';

/** Most lessons with missed lines that are read; closed ones among them are skipped. */
const LESSONS_READ = 20;

/**
 * The lessons with lines missed by ear, the most missed first. It costs one query each time home
 * opens or a session ends.
 */
export const useMissedLines = createOwnQuery<HeardLines>(({ documents, uid }) =>
  documents.query(collectionPaths.heardLines(uid), {
    where: [['missed', '>', 0]],
    orderBy: ['missed', 'desc'],
    limit: LESSONS_READ,
  }),
);
