import { AppError } from 'shared-contracts';

/** A document's fields as they are stored. */
export type Fields = Record<string, unknown>;

/** A number to add to the stored one. */
export class Incremented {
  constructor(readonly by: number) {}
}

/** A plain object, of this realm or of another (a test environment has several). */
export function isMap(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isScalar = (value: unknown): boolean =>
  value === null || ['boolean', 'number', 'string'].includes(typeof value);

/**
 * A deep copy in which every `timestamp` has become `nowIso`.
 *
 * @param field name of the value's field, for the message
 * @throws {AppError} `invalid-argument` for what the database cannot store: `undefined`, functions,
 *   lists of lists, objects of a class
 */
export function toStored(
  value: unknown,
  timestamp: object,
  nowIso: string,
  field = 'document',
): unknown {
  if (value === timestamp) return nowIso;
  if (isScalar(value) || value instanceof Incremented) return value;
  const copy = (part: unknown, name: string | number) =>
    toStored(part, timestamp, nowIso, `${field}.${name}`);
  if (Array.isArray(value) && !value.some((item) => Array.isArray(item))) return value.map(copy);
  if (isMap(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, copy(part, name)]),
    );
  }
  throw new AppError('invalid-argument', `Unsupported value in ${field}`, { field });
}

/** Maps are merged field by field at every depth; an empty map and anything else replaces. */
export function mergeFields(into: Fields, change: Fields): Fields {
  const merged = Object.entries(change).map(([name, value]) => {
    const old = Object.hasOwn(into, name) ? into[name] : undefined;
    const isDeep = isMap(old) && isMap(value) && Object.keys(value).length > 0;
    return [name, isDeep ? mergeFields(old, value) : value] as const;
  });
  return { ...into, ...Object.fromEntries(merged) };
}
