import { HEARD_LIMITS, HEARD_RIGHT, type HeardLines } from 'shared-contracts';
import type { UnderstoodLine } from 'common/learner-sums';

/** An answer by ear to one line. */
export interface HeardAnswer {
  readonly line: UnderstoodLine;
  readonly isRight: boolean;
}

type Lines = HeardLines['lines'];

const keyOf = ({ words }: UnderstoodLine): string => words.join(' ');

/** Heard right: once more since it was missed, or at once. */
const after = (times: number | undefined, isRight: boolean): number =>
  isRight ? Math.min(HEARD_RIGHT, (times ?? HEARD_RIGHT - 1) + 1) : 0;

const isWithin = (lines: Lines): boolean =>
  Object.keys(lines).length <= HEARD_LIMITS.lines &&
  Object.keys(lines).join('').length <= HEARD_LIMITS.letters;

/**
 * The lines of a lesson after answers to them, in their order. A line without words is left out,
 * and so is a new one that finds no room.
 *
 * @param lines as they are stored; empty: none yet
 */
export const withAnswers = (lines: Lines, answers: readonly HeardAnswer[]): Lines =>
  answers.reduce((all, { line, isRight }) => {
    const key = keyOf(line);
    const next = { ...all, [key]: after(all[key], isRight) };
    return key === '' || !isWithin(next) ? all : next;
  }, lines);

/** How many lines come back. */
export const missedOf = (lines: Lines): number =>
  Object.values(lines).filter((times) => times < HEARD_RIGHT).length;
