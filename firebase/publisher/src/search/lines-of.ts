import { parseLessonText, type LessonLine } from 'common';
import type { LessonContent } from '../content/load-lesson';

/** A line of a lesson with its time in the film. */
export interface TimedLine extends LessonLine {
  /** Seconds from the beginning of the film; 0 in a lesson without times. */
  readonly at: number;
}

export const timedLinesOf = ({ Text, times }: Pick<LessonContent, 'Text' | 'times'>): TimedLine[] =>
  parseLessonText(Text).map((line, index) => ({ ...line, at: times?.[index]?.start ?? 0 }));

/** Puts the newest content first, and orders lessons of the same day by id. */
export const newestContentFirst = (a: LessonContent, b: LessonContent): number =>
  b.Date.localeCompare(a.Date) || a.DocID.localeCompare(b.DocID);
