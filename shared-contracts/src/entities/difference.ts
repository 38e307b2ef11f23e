import * as v from 'valibot';

/** Kinds of difference between a word in standard German and the dialect. */
export const DIFFERENCE_KINDS = ['word', 'sound', 'ending', 'order'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * Rules of regular differences; the lesson explains each in one sentence. A kind is also a rule:
 * for words of that kind that no other rule explains. Source: docs/lessons.md, Standard German.
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

/** Most further example lines of a rule. */
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
  /** One of `DIFFERENCE_RULES`. A page that does not know the rule uses the kind. */
  rule: v.string(),
  /** The dialect's word; absent: the dialect has no such word. */
  dialect: v.optional(v.string()),
});
export type Difference = v.InferOutput<typeof DifferenceSchema>;

/** An example of a rule: a line of this lesson, or of another one that the same plan opens. */
const DifferenceExampleSchema = v.object({
  ...v.omit(DifferenceSchema, ['line']).entries,
  SwissGerman: v.string(),
  German: v.string(),
});
export type DifferenceExample = v.InferOutput<typeof DifferenceExampleSchema>;

/** Differences between a lesson's standard German and its dialect, found at publishing. */
export const DifferencesSchema = v.object({
  marks: v.array(DifferenceSchema),
  /** Examples for rules of which the lesson itself has too few lines. */
  examples: v.array(DifferenceExampleSchema),
});
export type Differences = v.InferOutput<typeof DifferencesSchema>;
