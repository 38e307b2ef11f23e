/** Unix seconds between 2001 and 2128; no amount of the price list is as large. */
const isDate = (value: number) => Number.isInteger(value) && value > 1e9 && value < 5e9;

/**
 * Moves every date of a state back, in place.
 *
 * @param seconds how far
 */
export function moveDatesBack(state: object, seconds: number): void {
  const fields = state as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number') {
      if (isDate(value)) fields[key] = value - seconds;
    } else if (typeof value === 'object' && value !== null) {
      moveDatesBack(value, seconds);
    }
  }
}
