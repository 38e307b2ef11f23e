import * as v from 'valibot';

/** Place of a line in the lesson's `Text`, from 0. */
const PlaceSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A question about lines that a learner hears and does not see. Publishing makes it of the lesson's
 * own lines, and it travels only with their text. Source: docs/lessons.md, Questions by ear.
 */
export const EarQuestionSchema = v.variant('kind', [
  v.object({
    /** `meaning`: what the line means; `words`: what was said. */
    kind: v.picklist(['meaning', 'words']),
    line: PlaceSchema,
    /** Three lines in the order in which they are offered; one of them is `line`. */
    choices: v.array(PlaceSchema),
  }),
  v.object({
    kind: v.literal('order'),
    /** Four lines that follow one another, in the order in which they are offered. */
    lines: v.array(PlaceSchema),
  }),
  v.object({
    /** What a teacher asks about the line. */
    kind: v.literal('open'),
    line: PlaceSchema,
    question: v.string(),
    answers: v.array(v.string()),
    /** Place of the right one in `answers`, from 0. */
    right: PlaceSchema,
  }),
]);
export type EarQuestion = v.InferOutput<typeof EarQuestionSchema>;
