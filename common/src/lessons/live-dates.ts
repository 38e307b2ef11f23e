import { DAY_MS, HOUR_MS, type LiveLessons, type LiveRoomState } from 'shared-contracts';

/** How long a live lesson counts as running unless its teacher ends it, in milliseconds. */
export const LIVE_RUNNING_MS = 2 * HOUR_MS;
/** How long the live page then shows that the lesson is over, in milliseconds. */
export const LIVE_AFTER_MS = DAY_MS;

/** A start that nobody ended counts this long, so a forgotten one does not keep the room open. */
const STARTED_MS = 4 * HOUR_MS;

/**
 * Whether a teacher has opened the room of a lesson, to give it or to rehearse, and not closed it.
 *
 * @param changedAt when the teacher said so; both times in milliseconds since the epoch
 */
export const isOpenedByTeacher = (
  state: LiveRoomState['State'],
  changedAt: number,
  now: number,
): boolean => state === 'live' && now < changedAt + STARTED_MS;

/** All dates of a publication, earliest first, with the lesson that had already begun. */
export const liveDatesOf = ({ Begun, Dates }: LiveLessons): readonly string[] =>
  Begun === undefined ? Dates : [Begun, ...Dates];

/**
 * The start of the live lesson that runs or comes next.
 *
 * @param dates as the catalogue has them, earliest first
 * @param now milliseconds since the epoch
 * @returns undefined when all are over
 */
export const nextLiveDate = (dates: readonly string[], now: number): string | undefined =>
  dates.find((date) => Date.parse(date) + LIVE_RUNNING_MS > now);
