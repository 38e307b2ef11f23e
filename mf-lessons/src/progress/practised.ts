import { SECONDS_PER_CARD } from 'common/learner-sums';

/** Whole minutes that so many cards take. */
export const minutesFor = (cards: number): number => Math.ceil((cards * SECONDS_PER_CARD) / 60);

/**
 * Counts the whole minutes that a film takes, or its rest. One that is begun counts.
 *
 * @param seconds its length; undefined: nobody knows it, and the minutes neither
 * @param from where it begins, seconds
 */
export const minutesOfFilm = (seconds: number | undefined, from = 0): number | undefined =>
  seconds === undefined ? undefined : Math.max(1, Math.ceil((seconds - from) / 60));
