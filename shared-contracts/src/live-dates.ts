/** How long a live lesson counts as running unless its teacher ends it, in milliseconds. */
export const LIVE_RUNNING_MS = 2 * 60 * 60_000;

/**
 * The start of the live lesson that runs or comes next.
 *
 * @param dates as the catalogue has them, earliest first
 * @param now milliseconds since the epoch
 * @returns undefined when all are over
 */
export const nextLiveDate = (dates: readonly string[], now: number): string | undefined =>
  dates.find((date) => Date.parse(date) + LIVE_RUNNING_MS > now);
