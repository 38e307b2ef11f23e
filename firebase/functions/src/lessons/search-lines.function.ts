import { SearchLinesRequestSchema } from 'shared-contracts';
import { callable } from '../platform/callable/callable';
import { database } from '../platform/database';
import { createLineIndex } from './line-index';
import { searchLines } from './search-lines';

const now = () => new Date();
const index = createLineIndex(database, now);

export const searchLinesFunction = callable(
  'searchLines',
  { request: SearchLinesRequestSchema, rate: 'typing' },
  (payload, caller) => searchLines(payload, caller, { db: database(), index, now }),
);
