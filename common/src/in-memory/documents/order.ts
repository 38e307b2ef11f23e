import { isMap } from './values';

const TYPES = ['null', 'boolean', 'number', 'string', 'list', 'map'] as const;

/** Type of a value in the database, which sorts by type first. */
export function typeOf(value: unknown): (typeof TYPES)[number] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (isMap(value)) return 'map';
  if (typeof value === 'boolean' || typeof value === 'number') return typeof value as 'boolean';
  return 'string';
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareValues(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const sortedEntries = (value: object): [string, unknown][] =>
  Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

/** Compares two values in the database's order: negative, zero or positive. */
export function compareValues(a: unknown, b: unknown): number {
  const type = typeOf(a);
  const byType = TYPES.indexOf(type) - TYPES.indexOf(typeOf(b));
  if (byType !== 0) return byType;
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  if (isMap(a) && isMap(b)) return compareLists(sortedEntries(a), sortedEntries(b));
  if (a === b) return 0;
  return (a as string | number | boolean) < (b as string | number | boolean) ? -1 : 1;
}
