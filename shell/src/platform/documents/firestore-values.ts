/** Both SDKs' `Timestamp` has this method; comparing classes would tie us to one SDK. */
const hasToDate = (value: object): value is { toDate(): Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** Converts every timestamp in a read value to ISO 8601 text. */
export function fromFirestore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value;
  if (hasToDate(value)) return value.toDate().toISOString();
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromFirestore(part)]));
}
