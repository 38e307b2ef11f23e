import { DAY_MS, liveDatesOf, type LiveLessons } from 'shared-contracts';
import { livePhase, OPENS_BEFORE_MS } from '../room/live-phase';

/** When the link of a live lesson's meeting is expected. */
export type LinkTime =
  | { readonly kind: 'none' | 'now' }
  /** `start` of the lesson: ISO 8601 with the school's offset. */
  | { readonly kind: 'later'; readonly start: string };

/**
 * The link of the meeting is expected when the room opens, 15 minutes before the lesson. Once a
 * lesson is over, the next one counts. Source: docs/live.md.
 *
 * @param liveLessons undefined: none is announced
 * @param now milliseconds since the epoch
 */
export function linkTimeOf(liveLessons: LiveLessons | undefined, now: number): LinkTime {
  const dates = liveLessons ? liveDatesOf(liveLessons) : [];
  if (livePhase(now, dates).kind === 'during') return { kind: 'now' };
  const start = dates.find((date) => Date.parse(date) > now);
  return start === undefined ? { kind: 'none' } : { kind: 'later', start };
}

/**
 * When the room of a lesson opens, in the learner's time zone: `today at 19:45`,
 * `on Monday at 19:45`, `on Monday 7 December at 19:45`. The zone is named where the learner's
 * clock is not the school's.
 *
 * @param start of the lesson, ISO 8601 with the school's offset
 * @param now milliseconds since the epoch
 */
export function openingText(start: string, now: number): string {
  const opens = Date.parse(start) - OPENS_BEFORE_MS;
  const format = (options: Intl.DateTimeFormatOptions, moment = opens) =>
    new Intl.DateTimeFormat('en-GB', options).format(moment);
  const isSchoolTime = Date.parse(start) === Date.parse(start.slice(0, 19));
  const time = format({
    ...({ hour: '2-digit', minute: '2-digit' } as const),
    ...(!isSchoolTime && ({ timeZoneName: 'short' } as const)),
  });
  const day = { day: 'numeric', month: 'long' } as const;
  if (format(day) === format(day, now)) return `today at ${time}`;
  const isNear = opens - now < 6 * DAY_MS;
  return `on ${format({ weekday: 'long', ...(!isNear && day) })} at ${time}`;
}
