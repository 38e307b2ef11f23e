import type { LessonLine } from 'common';
import {
  LINES_PER_RULE,
  type Difference,
  type DifferenceExample,
  type Differences,
} from 'shared-contracts';

/** A lesson's lines in standard German, in their order. */
export interface GermanText {
  readonly texts: readonly string[];
  /** Differences from the dialect; undefined if not compared. */
  readonly differences: Differences | undefined;
}

export type ExampleLine = Pick<DifferenceExample, 'SwissGerman' | 'German' | 'from' | 'to'>;

/**
 * Finds up to `LINES_PER_RULE` other lines with the rule of a mark: first in the lesson, then the
 * examples from other lessons.
 */
export function exampleLines(
  { line, rule }: Difference,
  lines: readonly LessonLine[],
  { texts, differences }: GermanText,
): readonly ExampleLine[] {
  const { marks = [], examples = [] } = differences ?? {};
  const otherMarks = marks.filter(
    (mark, place) =>
      mark.rule === rule &&
      mark.line !== line &&
      marks.findIndex((each) => each.rule === rule && each.line === mark.line) === place,
  );
  const ownExamples = otherMarks.map((mark) => ({
    ...mark,
    SwissGerman: lines[mark.line]?.SwissGerman ?? '',
    German: texts[mark.line] ?? '',
  }));
  return [...ownExamples, ...examples.filter((each) => each.rule === rule)].slice(
    0,
    LINES_PER_RULE,
  );
}
