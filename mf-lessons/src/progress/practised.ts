import type { LearnerDay } from 'shared-contracts';

/** One card takes so many seconds: to read it, remember, turn it and answer. */
const SECONDS_PER_CARD = 10;

/** Seconds that so many cards take. */
export const secondsFor = (cards: number): number => cards * SECONDS_PER_CARD;

/** Whole minutes that so many cards take. */
export const minutesFor = (cards: number): number => Math.ceil(secondsFor(cards) / 60);

/**
 * Counts the whole minutes that a film takes, or its rest. One that is begun counts.
 *
 * @param seconds its length; undefined: nobody knows it, and the minutes neither
 * @param from where it begins, seconds
 */
export const minutesOfFilm = (seconds: number | undefined, from = 0): number | undefined =>
  seconds === undefined ? undefined : Math.max(1, Math.ceil((seconds - from) / 60));

/** Whole minutes of practice on all these days together; a minute that was begun does not count. */
export const minutesPractised = (days: readonly (Partial<LearnerDay> | undefined)[]): number =>
  Math.floor(days.reduce((sum, day) => sum + practisedSeconds(day), 0) / 60);

/** Seconds of practice on a day: films, and cards by their usual time. */
export const practisedSeconds = ({ seconds = 0, cards = 0 }: Partial<LearnerDay> = {}): number =>
  seconds + secondsFor(cards);
