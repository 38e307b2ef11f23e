const PATTERN = /^(-?)P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/;

/**
 * Adds a duration to now, or subtracts it, for the dates of sample accounts.
 *
 * @param duration ISO 8601 with an optional sign: `P10D`, `-P1M`
 * @returns ISO 8601 in UTC
 * @throws {RangeError} for anything else
 */
export function timeFromNow(duration: string, now: Date): string {
  const match = PATTERN.exec(duration);
  if (match === null) throw new RangeError(`Not a duration: ${duration}`);
  const sign = match[1] === '-' ? -1 : 1;
  const [years = 0, months = 0, weeks = 0, days = 0] = match
    .slice(2)
    .map((amount) => sign * Number(amount ?? 0));
  const time = new Date(now);
  time.setUTCFullYear(time.getUTCFullYear() + years, time.getUTCMonth() + months);
  time.setUTCDate(time.getUTCDate() + 7 * weeks + days);
  return time.toISOString();
}
