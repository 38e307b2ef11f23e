import { DAY_MS, LIVE_AFTER_MS, LIVE_RUNNING_MS, utcDay, type LiveLessons } from 'shared-contracts';
import type { LiveRule } from '../content/live-rule';

/** If every date of the year to come is left out, no lesson is planned. */
const DAYS_AHEAD = 366;
/** From its beginning, how long the live page is about a lesson. */
const SHOWN_MS = LIVE_RUNNING_MS + LIVE_AFTER_MS;
/** Days back to look for such a lesson; in its zone it may have begun a day earlier. */
const DAYS_SHOWN = -Math.ceil(SHOWN_MS / DAY_MS) - 1;
/** At most this many dates. They last for about two months without a publication. */
const MOST = 8;

/** Offset of a zone at a moment: `+01:00`. */
function offsetOf(zone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = name?.replace('GMT', '') ?? '';
  return offset === '' ? '+00:00' : offset;
}

/**
 * A time on the clock of a zone, with its offset: `2026-11-23T20:00:00+01:00`. Where clocks are put
 * back the first of two such times is meant; a time that is skipped moves by what is skipped, so
 * 02:30 becomes 03:30.
 */
function zonedTime(day: string, time: string, zone: string): string {
  const local = `${day}T${time}:00`;
  const dayBefore = offsetOf(zone, Date.parse(`${local}Z`) - DAY_MS);
  const moment = Date.parse(`${local}${dayBefore}`);
  const offset = offsetOf(zone, moment);
  const start = Date.parse(`${local}${offset}`);
  if (offsetOf(zone, start) === offset) return `${local}${offset}`;
  const shown = new Date(Date.parse(`${local}Z`) + moment - start);
  return `${shown.toISOString().slice(0, 19)}${offset}`;
}

/**
 * Computes the live lessons after `now`, eight at most. Pages show them until the next publication,
 * which may be weeks away. The one that runs or has just run is kept as `Begun`, as long as the
 * live page shows it, so that its room survives a publication. The plan says Mondays 8 PM and the
 * header 7 PM; the rule in the content folder decides (docs/lessons.md).
 *
 * @returns null when none has just begun and every day of the year to come is left out
 */
export function announceLiveLessons(
  now: Date,
  { Title, weekday, time, zone, noLessonOn }: LiveRule,
): LiveLessons | null {
  let Begun: string | undefined;
  const Dates: string[] = [];
  for (let ahead = DAYS_SHOWN; ahead <= DAYS_AHEAD && Dates.length < MOST; ahead += 1) {
    const date = new Date(now.getTime() + ahead * DAY_MS);
    const day = utcDay(date);
    if (date.getUTCDay() !== weekday || noLessonOn.includes(day)) continue;
    const start = zonedTime(day, time, zone);
    const since = now.getTime() - Date.parse(start);
    if (since < 0) Dates.push(start);
    else if (since < SHOWN_MS) Begun = start;
  }
  if (Begun === undefined && Dates.length === 0) return null;
  return { Title, ...(Begun !== undefined && { Begun }), Dates };
}
