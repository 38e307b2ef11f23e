import { SECONDS_PER_CARD } from 'common/learner-sums';

/** One check by ear takes so long: five questions of twenty seconds. */
const SECONDS_PER_CHECK = 100;

/** Whole minutes that so many cards take, and a check by ear after them. */
export const minutesFor = (cards: number, hasCheck = false): number =>
  Math.ceil((cards * SECONDS_PER_CARD + (hasCheck ? SECONDS_PER_CHECK : 0)) / 60);

/**
 * Counts the whole minutes that a film takes, or its rest. One that is begun counts.
 *
 * @param seconds its length; undefined: nobody knows it, and the minutes neither
 * @param from where it begins, seconds
 */
export const minutesOfFilm = (seconds: number | undefined, from = 0): number | undefined =>
  seconds === undefined ? undefined : Math.max(1, Math.ceil((seconds - from) / 60));
