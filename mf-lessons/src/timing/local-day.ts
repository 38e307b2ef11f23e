/** The day (`YYYY-MM-DD`) of a moment in this device's calendar. */
export const localDay = (moment: Date): string =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()))
    .toISOString()
    .slice(0, 10);

/**
 * Midnight at the beginning of the day `days` days after a moment, on this device. A day of 23 or
 * 25 hours (clock change) counts as one day.
 */
export const startOfDay = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

/** The days from `first` to `last` (inclusive), relative to a moment: -6, 0 are the last seven. */
export const daysAround = (moment: Date, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    localDay(startOfDay(moment, first + index)),
  );
