import { AppError } from './errors/index';
import type { DocumentQuery } from './platform/index';

/**
 * Fields that the database keeps as timestamps of its own, by the name of their collection: those
 * that a query may name. On this side of the Platform they are ISO 8601 text.
 */
const TIMES: Readonly<Record<string, readonly string[]>> = { Comments: ['TimeStamp'] };

/**
 * A query whose times are such as the database stores them. To compare text with a timestamp is no
 * error to the database: it sorts by type first, so the answer would be empty, or everything.
 *
 * @param path of the collection
 * @param toStored what the database keeps for a moment
 * @throws {AppError} `invalid-argument` naming the field, for a value that is no ISO 8601 text
 */
export function withStoredTimes<T>(
  path: string,
  query: DocumentQuery<T>,
  toStored: (moment: Date) => unknown,
): DocumentQuery<T> {
  const times = TIMES[path.slice(path.lastIndexOf('/') + 1)] ?? [];
  const convert = (field: string, value: unknown): unknown => {
    if (!times.includes(field) || value === undefined) return value;
    if (Array.isArray(value)) return value.map((one) => convert(field, one));
    const moment = new Date(typeof value === 'string' ? value : Number.NaN);
    if (!Number.isNaN(moment.getTime())) return toStored(moment);
    throw new AppError('invalid-argument', `${field}: must be ISO 8601 text`, { field });
  };
  const { where, orderBy, startAfter } = query;
  return {
    ...query,
    ...(where && {
      where: where.map(([field, operator, value]) => [field, operator, convert(field, value)]),
    }),
    ...(orderBy && { startAfter: convert(orderBy[0], startAfter) }),
  };
}
