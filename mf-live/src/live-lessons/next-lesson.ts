/** How long a live lesson counts as running, in milliseconds; home shows it as long. */
const RUNNING_MS = 2 * 60 * 60_000;
const MINUTE_MS = 60_000;

/**
 * The live lesson that runs or comes next.
 *
 * @param dates earliest first, ISO 8601 with an offset
 * @param now milliseconds since the epoch
 * @returns undefined when all are over
 */
export const nextLesson = (dates: readonly string[], now: number): string | undefined =>
  dates.find((date) => Date.parse(date) + RUNNING_MS > now);

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Time until a live lesson in words, to the minute: `in 2 days 3 hours`. */
export function timeUntil(start: string, now: number): string {
  const minutes = Math.ceil((Date.parse(start) - now) / MINUTE_MS);
  if (minutes <= 0) return 'It has begun';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    days > 0 && count(days, 'day'),
    hours > 0 && count(hours, 'hour'),
    days === 0 && minutes % 60 > 0 && count(minutes % 60, 'minute'),
  ];
  return `in ${parts.filter((part) => part !== false).join(' ')}`;
}

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * A calendar file with one live lesson of an hour, and an alarm 15 minutes before. Source: RFC 5545.
 *
 * @param url of the page with the room
 * @param now milliseconds since the epoch
 */
export function calendarFile(
  { title, start, url }: { readonly title: string; readonly start: string; readonly url: string },
  now: number,
): string {
  const startMs = Date.parse(start);
  const summary = escaped(`Live lesson: ${title}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swiss German//Live lessons//EN',
    'BEGIN:VEVENT',
    `UID:live-${utc(startMs)}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startMs)}`,
    'DURATION:PT1H',
    `SUMMARY:${summary}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
