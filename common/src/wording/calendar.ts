import { DAY_MS } from 'shared-contracts';

/** Names of days and months, as `Date` counts them. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const ONLY_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a date by the learner's own clock. A calendar day is the same in every time zone.
 *
 * @param date ISO 8601; a moment, or a calendar day, `2026-12-01`
 */
export const byOwnClock = (date: string): Date =>
  new Date(ONLY_DAY.test(date) ? `${date}T00:00` : date);

/** Midnights between two moments by the learner's clock; a day of 23 hours counts as one. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to) - midnight(from)) / DAY_MS);

const midnight = (at: Date): number =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/**
 * The weekday of a date by the learner's own clock: `Monday`.
 *
 * @param date as for `byOwnClock`
 */
export const weekdayName = (date: string): string => `${WEEKDAYS[byOwnClock(date).getDay()]}`;
