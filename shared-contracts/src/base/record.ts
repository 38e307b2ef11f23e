/** Whether a value is an object with fields; null and lists are not. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a field of any value; undefined without such a field. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
