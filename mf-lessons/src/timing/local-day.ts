/** The day (`YYYY-MM-DD`) of a moment in this device's calendar. */
export const localDay = (moment: Date): string =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()))
    .toISOString()
    .slice(0, 10);

/**
 * The beginning of a day on this device, `days` days from a moment. It counts calendar days, so a
 * day of 23 or 25 hours (clock change) is one day.
 */
export const startOfDay = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

/** The days from `first` to `last`, both included, counted from a moment. */
export const daysAround = (moment: Date, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    localDay(startOfDay(moment, first + index)),
  );
