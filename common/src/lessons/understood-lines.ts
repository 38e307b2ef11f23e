import { UNDERSTOOD_LIMITS } from 'shared-contracts';

/** A line of a lesson that the learner answered right at least once. */
export interface UnderstoodLine {
  /** Its folded dialect words, in order; they identify the line. */
  readonly words: readonly string[];
  /** Duration of the spoken line, in seconds; 0 in a lesson without times. */
  readonly seconds: number;
}

const textOf = ({ words, seconds }: UnderstoodLine): string =>
  `${Math.min(UNDERSTOOD_LIMITS.tenths, Math.max(0, Math.round(seconds * 10)))} ${words.join(' ')}`;

const wordsOf = (line: string): string => line.slice(line.indexOf(' ') + 1);

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Reads the lines of `LearnerState.understood`. */
export const readLines = (text: string): UnderstoodLine[] =>
  linesOf(text).map((line) => ({
    words: wordsOf(line).split(' '),
    seconds: Number.parseInt(line, 10) / 10,
  }));

/**
 * Adds a line, once, or takes it out. A line without words, or one that finds no room, changes
 * nothing.
 *
 * @param text as in `LearnerState.understood`; empty: none yet
 */
export function withLine(text: string, line: UnderstoodLine, isUnderstood: boolean): string {
  const words = line.words.join(' ');
  if (words === '') return text;
  const lines = linesOf(text);
  if (isUnderstood && lines.includes(textOf(line))) return text;
  const others = lines.filter((each) => wordsOf(each) !== words);
  const next = [...others, ...(isUnderstood ? [textOf(line)] : [])].join('\n');
  return next.length > UNDERSTOOD_LIMITS.letters ? text : next;
}
