import * as v from 'valibot';

/** How a word in standard German differs from the dialect. */
export const DIFFERENCE_KINDS = ['word', 'sound', 'ending', 'order'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * Regular differences, each with a sentence of its own in the lesson. A kind is a rule, too: what
 * no other rule of that kind says. Source: docs/lessons.md, Standard German.
 */
export const DIFFERENCE_RULES = [
  ...DIFFERENCE_KINDS,
  'perfect',
  'k-ch',
  'st-scht',
  'ei-ii',
  'au-uu',
  'eu-üü',
  'u-ue',
  'ei-äi',
  'e-ä',
  'o-u',
  'e-ö',
  'umlaut',
  'd-t',
  'n-lost',
  'ch-lost',
  'en-e',
  'e-i',
  'e-lost',
  'verb-ed',
  'ge-g',
  'lich-li',
  'chen-li',
  'ung-ig',
  'tag-tig',
  'hour-i',
  'short',
  'joined',
  'form',
] as const;
export type DifferenceRule = (typeof DIFFERENCE_RULES)[number];

/** How many further lines a rule is shown with. */
export const LINES_PER_RULE = 3;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A word of a line in standard German that differs from the dialect. */
const DifferenceSchema = v.object({
  /** Place of the line in the lesson's `Text`, from 0. */
  line: CountSchema,
  /** First character in standard German, and the one after the last, in UTF-16 units. */
  from: CountSchema,
  to: CountSchema,
  kind: v.picklist(DIFFERENCE_KINDS),
  /** One of `DIFFERENCE_RULES`. A page that does not know it goes by the kind. */
  rule: v.string(),
  /** What the dialect says; absent: it has no such word. */
  dialect: v.optional(v.string()),
});
export type Difference = v.InferOutput<typeof DifferenceSchema>;

/** A line of this lesson, or of one that the same plan opens, with a word that follows a rule. */
const DifferenceExampleSchema = v.object({
  ...v.omit(DifferenceSchema, ['line']).entries,
  SwissGerman: v.string(),
  German: v.string(),
});
export type DifferenceExample = v.InferOutput<typeof DifferenceExampleSchema>;

/** Where a lesson's standard German differs from its dialect, found when the school publishes. */
export const DifferencesSchema = v.object({
  marks: v.array(DifferenceSchema),
  /** For rules of which the lesson itself has too few lines. */
  examples: v.array(DifferenceExampleSchema),
});
export type Differences = v.InferOutput<typeof DifferencesSchema>;
