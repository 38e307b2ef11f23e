/**
 * Writes a date as the learner reads it, by their own clock: `1 December 2026`.
 *
 * @param date ISO 8601
 */
export const dayText = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(date));
