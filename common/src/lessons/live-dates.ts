import { DAY_MS, HOUR_MS, type LiveLessons, type LiveRoomState } from 'shared-contracts';

/** Time that a live lesson counts as running, in milliseconds, unless its teacher ends it. */
export const LIVE_RUNNING_MS = 2 * HOUR_MS;
/** Time that the live page then shows the end of the lesson, in milliseconds. */
export const LIVE_AFTER_MS = DAY_MS;

/** Time after which a forgotten start no longer keeps the room open, in milliseconds. */
const STARTED_MS = 4 * HOUR_MS;

/**
 * Whether a teacher has opened the room of a lesson, to teach or to rehearse, and not closed it.
 *
 * @param changedAt when the teacher set the state; both times in milliseconds since the epoch
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
 * The start of the current or next live lesson.
 *
 * @param dates of the catalogue, earliest first
 * @param now milliseconds since the epoch
 * @returns undefined if all are over
 */
export const nextLiveDate = (dates: readonly string[], now: number): string | undefined =>
  dates.find((date) => Date.parse(date) + LIVE_RUNNING_MS > now);
