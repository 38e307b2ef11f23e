import { HEARD_LIMITS, HEARD_RIGHT, type HeardLines } from 'shared-contracts';
import type { UnderstoodLine } from 'common/learner-sums';

/** A learner's answer to one line of a question by ear. */
export interface HeardAnswer {
  readonly line: UnderstoodLine;
  readonly isRight: boolean;
}

type Lines = HeardLines['lines'];

const keyOf = ({ words }: UnderstoodLine): string => words.join(' ');

/**
 * The number of right answers after one more. A first right answer counts as `HEARD_RIGHT`; a wrong
 * answer sets it to 0.
 */
const countAfter = (times: number | undefined, isRight: boolean): number =>
  isRight ? Math.min(HEARD_RIGHT, (times ?? HEARD_RIGHT - 1) + 1) : 0;

const isWithin = (lines: Lines): boolean =>
  Object.keys(lines).length <= HEARD_LIMITS.lines &&
  Object.keys(lines).join('').length <= HEARD_LIMITS.letters;

/**
 * Applies answers to a lesson's stored lines, in their order. It skips a line without words, and a
 * new line beyond `HEARD_LIMITS`.
 *
 * @param lines as they are stored; empty: none yet
 */
export const withAnswers = (lines: Lines, answers: readonly HeardAnswer[]): Lines =>
  answers.reduce((all, { line, isRight }) => {
    const key = keyOf(line);
    const next = { ...all, [key]: countAfter(all[key], isRight) };
    return key === '' || !isWithin(next) ? all : next;
  }, lines);

export const missedOf = (lines: Lines): number =>
  Object.values(lines).filter((times) => times < HEARD_RIGHT).length;
