const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/**
 * As the learner reads a date: 1 December 2026, by their own clock.
 *
 * @param date ISO 8601
 */
export const dayText = (date: string): string => DAY.format(new Date(date));
