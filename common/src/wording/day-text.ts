import { byOwnClock, MONTHS } from './calendar';

/**
 * Writes a date by the learner's own clock: `1 December 2026`. It does without `Intl`, whose first
 * use takes 54 ms on a slow phone.
 *
 * @param date ISO 8601; a moment, or a calendar day
 */
export function dayText(date: string): string {
  const at = byOwnClock(date);
  return `${at.getDate()} ${MONTHS[at.getMonth()]} ${at.getFullYear()}`;
}
