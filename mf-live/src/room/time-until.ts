import { MINUTE_MS } from 'shared-contracts';
import { messages } from '../messages';

const text = messages.until;

/** Words the time until a live lesson: `in 2 days 3 hours`. */
export function timeUntil(start: string, now: number): string {
  const minutes = Math.ceil((Date.parse(start) - now) / MINUTE_MS);
  if (minutes <= 0) return messages.liveLessons.when.begun;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    days > 0 && text.days(days),
    hours > 0 && text.hours(hours),
    days === 0 && minutes % 60 > 0 && text.minutes(minutes % 60),
  ];
  return text.in(parts.filter((part) => part !== false).join(' '));
}
