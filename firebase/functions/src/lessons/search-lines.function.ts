import { SearchLinesRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { database } from '../platform/database';
import { createLineIndex } from './line-index';
import { searchLines } from './search-lines';

const now = () => new Date();
/** One for each instance. */
const index = createLineIndex(database, now);

export const searchLinesFunction = callable(
  'searchLines',
  {
    request: SearchLinesRequestSchema,
    // A person who types asks once in a pause.
    rate: { burst: 40, perMinute: 40 },
  },
  (payload, caller) => searchLines(payload, caller, { db: database(), index, now }),
);
