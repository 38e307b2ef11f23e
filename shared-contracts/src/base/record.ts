/** Whether a value is an object with fields: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a value of which nothing is known; undefined where it has none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
