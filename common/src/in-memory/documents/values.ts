import { AppError, isRecord } from 'shared-contracts';

/** Fields of a stored document. */
export type Fields = Record<string, unknown>;

/** A placeholder for a number to add to the stored one. */
export class Incremented {
  constructor(readonly by: number) {}
}

/** Whether a value is a plain object, also of another realm (a test environment has several). */
export function isMap(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const isScalar = (value: unknown): boolean =>
  value === null || ['boolean', 'number', 'string'].includes(typeof value);

/**
 * Copies a value deeply and replaces every `timestamp` by `nowIso`.
 *
 * @param field name of the value's field, for the message
 * @throws {AppError} `invalid-argument` for a value that the database cannot store: `undefined`,
 * functions, lists of lists, objects of a class
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

/** Merges maps field by field at every depth; any other value, or an empty map, replaces. */
export function mergeFields(into: Fields, change: Fields): Fields {
  const merged = Object.entries(change).map(([name, value]) => {
    const old = Object.hasOwn(into, name) ? into[name] : undefined;
    const isDeep = isMap(old) && isMap(value) && Object.keys(value).length > 0;
    return [name, isDeep ? mergeFields(old, value) : value] as const;
  });
  return { ...into, ...Object.fromEntries(merged) };
}

/** Replaces every increment in a change by its sum; an old value that is no number counts as 0. */
export function addIncrements(old: Fields, change: Fields): Fields {
  const added = Object.entries(change).map(([name, value]) => {
    const oldValue = Object.hasOwn(old, name) ? old[name] : undefined;
    if (value instanceof Incremented) {
      return [name, (typeof oldValue === 'number' ? oldValue : 0) + value.by] as const;
    }
    if (!isRecord(value)) return [name, value] as const;
    return [name, addIncrements(isRecord(oldValue) ? oldValue : {}, value)] as const;
  });
  return Object.fromEntries(added);
}
