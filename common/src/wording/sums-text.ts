import { numberText } from './number-text';

const count = (amount: number, one: string, many: string) =>
  `${numberText(amount)} ${amount === 1 ? one : many}`;

/** Whole minutes in words, rounded down; less than a minute is `under 1 minute`. */
const minutesText = (seconds: number): string =>
  seconds > 0 && seconds < 60
    ? 'under 1 minute'
    : count(Math.floor(seconds / 60), 'minute', 'minutes');

/**
 * Text of a learner's practice: `In all: 5 days and 17 minutes, 2 lessons finished`.
 *
 * @param sums from `sumsOf`; `practised` in seconds
 */
export const doneText = ({
  days,
  practised,
  finished,
}: {
  readonly days: readonly string[];
  readonly practised: number;
  readonly finished: number;
}): string => {
  const lessons = finished > 0 ? `, ${count(finished, 'lesson', 'lessons')} finished` : '';
  return `In all: ${count(days.length, 'day', 'days')} and ${minutesText(practised)}${lessons}`;
};

/**
 * Text of the understood lines: `39 words and 1 minute understood so far`.
 *
 * @param understood from `sumsOf`; `seconds` of the lines
 */
export const understoodText = ({
  words,
  seconds,
}: {
  readonly words: number;
  readonly seconds: number;
}): string => `${count(words, 'word', 'words')} and ${minutesText(seconds)} understood so far`;
