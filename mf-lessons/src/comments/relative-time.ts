import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contracts';
import { comments as text } from '../messages/comments';

/** From the largest; a unit is used once one of it has passed. */
const UNITS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Says how long ago something was, "3 days ago". A time in the future, by a slow clock, is "just
 * now".
 *
 * @param iso ISO 8601
 */
export function relativeTime(iso: string, now: Date): string {
  const elapsed = now.getTime() - Date.parse(iso);
  const unit = UNITS.find(([, length]) => elapsed >= length);
  return unit ? relative.format(-Math.floor(elapsed / unit[1]), unit[0]) : text.now;
}

/** Day and time in full, in the device's time zone. */
export const wholeTime = (iso: string): string => whole.format(new Date(iso));
