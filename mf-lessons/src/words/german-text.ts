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
  /** Where they differ from the dialect; undefined: nobody has compared them. */
  readonly differences: Differences | undefined;
}

export type ExampleLine = Pick<DifferenceExample, 'SwissGerman' | 'German' | 'from' | 'to'>;

/**
 * Finds three further lines with the rule of a mark: the lesson's own ones first, then those that
 * came with it.
 */
export function exampleLines(
  { line, rule }: Difference,
  lines: readonly LessonLine[],
  { texts, differences }: GermanText,
): readonly ExampleLine[] {
  const { marks = [], examples = [] } = differences ?? {};
  const others = marks.filter(
    (mark, place) =>
      mark.rule === rule &&
      mark.line !== line &&
      marks.findIndex((each) => each.rule === rule && each.line === mark.line) === place,
  );
  const own = others.map((mark) => ({
    ...mark,
    SwissGerman: lines[mark.line]?.SwissGerman ?? '',
    German: texts[mark.line] ?? '',
  }));
  return [...own, ...examples.filter((each) => each.rule === rule)].slice(0, LINES_PER_RULE);
}
