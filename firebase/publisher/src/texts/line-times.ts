import type { Problems } from '../problems';
import type { NumberedLine } from './numbered-lines';

/** The time of a sentence, in seconds from the beginning of the clip. */
export interface LineTime {
  readonly start: number;
  /** null: until the next sentence, or until the clip ends. */
  readonly end: number | null;
  /** Number of the line in text.txt, from 1. */
  readonly lineNumber: number;
}

const MOMENT = String.raw`(\d{1,3}):([0-5]\d(?:\.\d{1,3})?)`;
const TIME_LINE = new RegExp(String.raw`^\[\s*${MOMENT}(?:\s*[-–]\s*${MOMENT})?\s*\]$`);

const seconds = (minutes: string | undefined, rest: string | undefined): number =>
  Number(minutes) * 60 + Number(rest);

/** Whether a line is a time. No sentence begins with a bracket. */
export const isTimeLine = ({ text }: NumberedLine): boolean => text.startsWith('[');

/**
 * Reads `[0:03.5]` or `[0:03.5 - 0:07]`, minutes and seconds.
 *
 * @returns null for a malformed time, which is added to the problems
 */
export function readTimeLine(
  { number, text }: NumberedLine,
  file: string,
  problems: Problems,
): LineTime | null {
  const match = TIME_LINE.exec(text);
  if (match === null) {
    problems.add(file, `line ${number}: must be a time like [0:03.5] or [0:03.5 - 0:07]`);
    return null;
  }
  const [, startMinutes, startSeconds, endMinutes, endSeconds] = match;
  const end = endMinutes === undefined ? null : seconds(endMinutes, endSeconds);
  return { start: seconds(startMinutes, startSeconds), end, lineNumber: number };
}

/** Checks that no sentence begins before the end of the one above. */
export function checkOrder(times: readonly LineTime[], file: string, problems: Problems): void {
  times.forEach(({ start, end, lineNumber }, index) => {
    if (end !== null && end <= start) {
      problems.add(file, `line ${lineNumber}: ends before it begins; write the earlier time first`);
    }
    const previousTime = times[index - 1];
    if (previousTime === undefined) return;
    const over = previousTime.end ?? previousTime.start;
    if (start < over || start <= previousTime.start) {
      problems.add(
        file,
        `line ${lineNumber}: begins before the sentence of line ${previousTime.lineNumber} is over; put the times in order`,
      );
    }
  });
}
