import { DAY_MS } from 'shared-contracts';

/**
 * Time zone of the school. The content folder's `live/next.yaml` has the same one; a test compares
 * them.
 */
export const SCHOOL_ZONE = 'Europe/Zurich';

/** Offset of a zone at a moment: `+01:00`. */
function offsetOf(zone: string, moment: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const offset = name?.replace('GMT', '') ?? '';
  return offset === '' ? '+00:00' : offset;
}

/**
 * A time on a zone's clock, with its offset: `2026-11-23T20:00:00+01:00`. A time that occurs twice
 * when clocks are set back means the first one. A skipped time moves by the skipped hour, so 02:30
 * becomes 03:30.
 *
 * @param day `2026-11-23`
 * @param time `20:00`
 */
export function zonedTime(day: string, time: string, zone: string): string {
  const local = `${day}T${time}:00`;
  const dayBefore = offsetOf(zone, Date.parse(`${local}Z`) - DAY_MS);
  const moment = Date.parse(`${local}${dayBefore}`);
  const offset = offsetOf(zone, moment);
  const start = Date.parse(`${local}${offset}`);
  if (offsetOf(zone, start) === offset) return `${local}${offset}`;
  const shown = new Date(Date.parse(`${local}Z`) + moment - start);
  return `${shown.toISOString().slice(0, 19)}${offset}`;
}
