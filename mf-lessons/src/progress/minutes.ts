import { SECONDS_PER_CARD } from 'common/learner-sums';

/** Length of a check by ear: five questions of twenty seconds. */
const SECONDS_PER_CHECK = 100;

/** Whole minutes for so many cards, and a check by ear after them. */
export const minutesFor = (cards: number, hasCheck = false): number =>
  Math.ceil((cards * SECONDS_PER_CARD + (hasCheck ? SECONDS_PER_CHECK : 0)) / 60);

/**
 * Whole minutes of a film or of its rest, rounded up.
 *
 * @param seconds length of the film; undefined if unknown
 * @param from start of the rest, in seconds
 */
export const minutesOfFilm = (seconds: number | undefined, from = 0): number | undefined =>
  seconds === undefined ? undefined : Math.max(1, Math.ceil((seconds - from) / 60));
