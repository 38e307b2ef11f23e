import type { NextLiveLesson } from 'shared-contracts';
import type { LiveRule } from '../content/schemas';

const DAY_MS = 24 * 60 * 60_000;
/** A year of weeks left out means that nothing is planned. */
const DAYS_AHEAD = 366;

/** Offset of a zone at a moment: `+01:00`. */
function offsetOf(zone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = name?.replace('GMT', '') ?? '';
  return offset === '' ? '+00:00' : offset;
}

/**
 * A time on the clock of a zone, with its offset: `2026-11-23T20:00:00+01:00`. Where clocks are put
 * back the first of two such times is meant; a time that is skipped moves by what is skipped.
 */
function zonedTime(day: string, time: string, zone: string): string {
  const local = `${day}T${time}:00`;
  const guess = offsetOf(zone, Date.parse(`${local}Z`));
  return `${local}${offsetOf(zone, Date.parse(`${local}${guess}`))}`;
}

/**
 * The next live lesson after `now`; one that is running is over for this purpose. Source: SPEC §1:
 * the plan says Mondays 8 PM, the header 7 PM; the rule in the content folder decides.
 *
 * @returns null when every day of the year to come is left out
 */
export function nextLiveLesson(
  { Title, weekday, time, zone, noLessonOn }: LiveRule,
  now: Date,
): NextLiveLesson | null {
  // From the day before: in the zone it may still be yesterday.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(now.getTime() + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDay() !== weekday || noLessonOn.includes(day)) continue;
    const start = zonedTime(day, time, zone);
    if (Date.parse(start) > now.getTime()) return { Title, Date: start };
  }
  return null;
}
