import { AppError } from '../base/errors';
import type { DocumentQuery } from '../platform/index';

/**
 * Fields that a query may name and that the database stores as timestamps, by collection. Through
 * the Platform they are ISO 8601 text.
 */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  Comments: ['TimeStamp'],
  Messages: ['TimeStamp'],
  Present: ['SeenAt'],
};

/**
 * Converts the times of a query to what the database stores. The database would compare text with a
 * timestamp by type, without an error, and answer nothing or everything.
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
