import { HOUR_MS, MINUTE_MS } from 'shared-contracts';
import { byOwnClock, daysBetween, MONTHS } from './calendar';
import { dayText } from './day-text';

/** Days for which the text counts days; then it names the date. */
const COUNTED_DAYS = 7;

/**
 * Text of a time ago, "3 days ago"; after a week its date. Yesterday is the day before today, at
 * any hour. A time in the future, from a slow clock, is "just now".
 *
 * @param iso ISO 8601; a moment
 */
export function agoText(iso: string, now: Date): string {
  const then = byOwnClock(iso);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < MINUTE_MS) return 'just now';
  if (elapsed < HOUR_MS) return ago(Math.floor(elapsed / MINUTE_MS), 'minute');
  const days = daysBetween(then, now);
  if (days === 0) return ago(Math.floor(elapsed / HOUR_MS), 'hour');
  if (days === 1) return 'yesterday';
  if (days < COUNTED_DAYS) return ago(days, 'day');
  const isThisYear = then.getFullYear() === now.getFullYear();
  return isThisYear ? `${then.getDate()} ${MONTHS[then.getMonth()]}` : dayText(iso);
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
