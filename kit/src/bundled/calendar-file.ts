/** One lesson of a calendar file. */
export interface CalendarEvent {
  readonly title: string;
  /** ISO 8601. */
  readonly start: string;
  /** URL of the lesson's page. */
  readonly url: string;
}

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
/** Escapes a value of type TEXT; values of type URI need no escape. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Longest line in bytes. Source: RFC 5545 §3.1 */
const LINE_BYTES = 75;

/** Continues a long line on the next one, after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > LINE_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

function eventLines({ title, start, url }: CalendarEvent, now: number): string[] {
  const startMs = Date.parse(start);
  const summary = escaped(title);
  const address = escaped(url);
  return [
    'BEGIN:VEVENT',
    // A lesson that is saved again replaces the earlier entry.
    `UID:lesson-${utc(startMs)}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startMs)}`,
    'DURATION:PT1H',
    `SUMMARY:${summary}`,
    `URL:${url}`,
    // Many calendars show these two fields instead of URL.
    `LOCATION:${address}`,
    `DESCRIPTION:${summary}\\n${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${summary}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * Writes a calendar file with lessons of one hour, each with an alarm 15 minutes before.
 * Source: RFC 5545.
 *
 * @param now milliseconds since the epoch
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Swiss German//Lessons//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
