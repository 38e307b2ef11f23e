import { byOwnClock, daysBetween, MONTHS, weekdayName } from './calendar';
import { twoDigits } from './number-text';

/**
 * Time on the learner's own clock: `20:00`.
 *
 * @param date ISO 8601
 */
export function clockText(date: string): string {
  const at = byOwnClock(date);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/**
 * A day of this year with its weekday, by the learner's own clock: `Monday 30 November`.
 *
 * @param date ISO 8601; a moment, or a calendar day
 */
export function weekdayText(date: string): string {
  const at = byOwnClock(date);
  return `${weekdayName(date)} ${at.getDate()} ${MONTHS[at.getMonth()]}`;
}

/**
 * Time of a school event on the learner's clock. If the school's clock differs, the text names
 * both: `14:00 (20:00 Swiss time)`.
 */
function timeText(at: string): string {
  const ownTime = clockText(at);
  const isSchoolTime = Date.parse(at) === Date.parse(at.slice(0, 19));
  return isSchoolTime ? ownTime : `${ownTime} (${at.slice(11, 16)} Swiss time)`;
}

/**
 * Date and time of a school event, the same on every screen: `Monday 30 November at 20:00`.
 *
 * @param at ISO 8601 with the school's offset
 */
export const momentText = (at: string): string => `${weekdayText(at)} at ${timeText(at)}`;

/**
 * Date and time of a school event within a sentence, with near days by name: `today at 20:00`,
 * `tomorrow at 20:00`, `on Monday at 20:00`, `on Monday 7 December at 20:00`.
 *
 * @param at ISO 8601 with the school's offset
 * @param now milliseconds since the epoch
 */
export function momentInSentence(at: string, now: number): string {
  const days = daysBetween(new Date(now), byOwnClock(at));
  if (days === 0) return `today at ${timeText(at)}`;
  if (days === 1) return `tomorrow at ${timeText(at)}`;
  const isNear = days > 1 && days < 7;
  return isNear ? `on ${weekdayName(at)} at ${timeText(at)}` : `on ${momentText(at)}`;
}
