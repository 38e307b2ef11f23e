import { AppError, type DocumentQuery, type Found, type WhereOperator } from 'shared-contracts';
import { compareValues, typeOf } from './order';
import type { Fields } from './values';

type Test = (value: unknown, wanted: unknown) => boolean;

const isEqual: Test = (value, wanted) => compareValues(value, wanted) === 0;
/** A range never crosses types. */
const isInRange =
  (accepts: (order: number) => boolean): Test =>
  (value, wanted) =>
    typeOf(value) === typeOf(wanted) && accepts(compareValues(value, wanted));

const TESTS: Readonly<Record<WhereOperator, Test>> = {
  '==': isEqual,
  '!=': (value, wanted) => value !== null && !isEqual(value, wanted),
  '<': isInRange((order) => order < 0),
  '<=': isInRange((order) => order <= 0),
  '>': isInRange((order) => order > 0),
  '>=': isInRange((order) => order >= 0),
  in: (value, wanted) => Array.isArray(wanted) && wanted.some((item) => isEqual(value, item)),
  'array-contains': (value, wanted) =>
    Array.isArray(value) && value.some((item) => isEqual(item, wanted)),
};

/**
 * Filters, orders and limits like the database. A document without a queried or ordered field is
 * not found; equal values are ordered by id.
 *
 * @throws {AppError} `invalid-argument` for a limit that is not a positive whole number
 */
export function runQuery(
  documents: readonly Found<Fields>[],
  { where = [], orderBy, limit, startAfter }: DocumentQuery<Fields>,
): Found<Fields>[] {
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
    throw new AppError('invalid-argument', 'limit must be a positive whole number', {
      field: 'limit',
    });
  }
  const [field, direction] = orderBy ?? [undefined, 'asc'];
  const sign = direction === 'asc' ? 1 : -1;
  const keyOf = ({ id, data }: Found<Fields>) => (field === undefined ? id : data[field]);

  return documents
    .filter(({ data }) =>
      where.every(
        ([name, operator, wanted]) =>
          Object.hasOwn(data, name) && TESTS[operator](data[name], wanted),
      ),
    )
    .filter(({ data }) => field === undefined || Object.hasOwn(data, field))
    .sort((a, b) => sign * (compareValues(keyOf(a), keyOf(b)) || compareValues(a.id, b.id)))
    .filter(
      (match) => startAfter === undefined || sign * compareValues(keyOf(match), startAfter) > 0,
    )
    .slice(0, limit);
}
