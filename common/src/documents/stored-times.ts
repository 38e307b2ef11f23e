import { AppError, type DocumentQuery } from 'shared-contracts';

/**
 * Fields that queries may name and that the database stores as timestamps, by collection. The
 * Platform reads and writes them as ISO 8601 text.
 */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  Comments: ['TimeStamp'],
  Answers: ['TimeStamp'],
  Messages: ['TimeStamp'],
  Present: ['SeenAt'],
  DeletedMessages: ['TimeStamp'],
};

/**
 * Converts a time of a query or document to the database's form.
 *
 * @throws {AppError} `invalid-argument` naming the field, for a value that is no ISO 8601 text
 */
function storedTime(field: string, value: unknown, toStored: (moment: Date) => unknown): unknown {
  const moment = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(moment.getTime())) return toStored(moment);
  throw new AppError('invalid-argument', `${field}: must be ISO 8601 text`, { field });
}

/**
 * Converts the times of a document to the database's form, so callers can write them as they read
 * them. Only text is converted; the placeholder of the server's time stays.
 *
 * @param path of the document
 * @param toStored makes the database's value of a moment
 * @throws {AppError} `invalid-argument` naming the field, for a text that is no ISO 8601 text
 */
export function withWrittenTimes(
  path: string,
  fields: object,
  toStored: (moment: Date) => unknown,
): object {
  const times = TIMES[path.split('/').at(-2) ?? ''] ?? [];
  const written = Object.entries(fields).map(([field, value]: [string, unknown]) =>
    times.includes(field) && typeof value === 'string'
      ? [field, storedTime(field, value, toStored)]
      : [field, value],
  );
  return Object.fromEntries(written) as object;
}

/**
 * Converts the times of a query to the database's form. The database orders text and timestamps by
 * type, so a query with text would match none or all of them, without an error.
 *
 * @param path of the collection
 * @param toStored makes the database's value of a moment
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
    return storedTime(field, value, toStored);
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
