/**
 * Deep copy of plain data, as after a network request: `undefined` fields are left out.
 *
 * @throws {TypeError} for circular data
 */
export const copyOf = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
