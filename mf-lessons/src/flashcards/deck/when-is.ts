import { daysBetween } from 'common';
import { flashcards } from '../../messages/flashcards';

/**
 * The distance to a day in words: `tomorrow`, `in 9 days`, `in 4 months`.
 *
 * @param due epoch milliseconds, after today
 */
export function whenIs(due: number, now: Date): string {
  const { tomorrow, inDays, inMonths, inYears } = flashcards.when;
  const days = daysBetween(now, new Date(due));
  if (days <= 1) return tomorrow;
  if (days < 60) return inDays(days);
  if (days < 700) return days < 350 ? inMonths(Math.round(days / 30)) : inYears(1);
  return inYears(Math.round(days / 365));
}
