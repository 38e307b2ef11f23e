import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contracts';
import { comments as text } from '../messages/comments';

/** For so many days a comment says how many have passed; then it says the date. */
const COUNTED_DAYS = 7;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Nights between two times, in the device's time zone. */
function nightsBetween(from: Date, to: Date): number {
  const dayOf = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}

/**
 * Says how long ago something was, "3 days ago", and its date after a week. Yesterday is the day
 * before today, whatever the hour. A time in the future, by a slow clock, is "just now".
 *
 * @param iso ISO 8601
 */
export function relativeTime(iso: string, now: Date): string {
  const then = new Date(iso);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < MINUTE_MS) return text.now;
  if (elapsed < HOUR_MS) return relative.format(-Math.floor(elapsed / MINUTE_MS), 'minute');
  const nights = nightsBetween(then, now);
  if (nights === 0) return relative.format(-Math.floor(elapsed / HOUR_MS), 'hour');
  if (nights < COUNTED_DAYS) return relative.format(-nights, 'day');
  return (then.getFullYear() === now.getFullYear() ? dayOfYear : wholeDay).format(then);
}

/** Day and time in full, in the device's time zone. */
export const wholeTime = (iso: string): string => whole.format(new Date(iso));
