const two = (number: number) => String(number).padStart(2, '0');

/** The day (`YYYY-MM-DD`) of the calendar on this device in which a moment lies. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/**
 * The beginning of a day on this device, `days` days away. It is counted in calendar days, so a day
 * of 23 or 25 hours (when the clocks change) is one day.
 */
export const startOfDay = (moment: Date, days = 0): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

/** The days from `first` to `last` days away from a moment, in their order, both included. */
export const daysAround = (moment: Date, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    localDay(startOfDay(moment, first + index)),
  );
