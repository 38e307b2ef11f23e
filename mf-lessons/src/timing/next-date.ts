/** How long a live lesson is shown after its start, in milliseconds. */
const RUNNING_MS = 2 * 60 * 60 * 1000;

/**
 * The first live lesson that is not over.
 *
 * @param dates as the catalogue has them, earliest first
 * @param now epoch milliseconds
 */
export const nextDate = (dates: readonly string[], now: number): string | undefined =>
  dates.find((date) => Date.parse(date) + RUNNING_MS >= now);
