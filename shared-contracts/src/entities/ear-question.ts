import * as v from 'valibot';

/** Index of a line in the lesson's `Text`, from 0. */
const PlaceSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A question about lines that a learner hears but does not see, made at publishing. The server
 * sends it only with their text. Source: docs/lessons.md, Questions by ear.
 */
export const EarQuestionSchema = v.variant('kind', [
  v.object({
    /** `meaning`: choose what the line means; `words`: choose the words that were spoken. */
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
    /** A teacher's question about the line. */
    kind: v.literal('open'),
    line: PlaceSchema,
    question: v.string(),
    answers: v.array(v.string()),
    /** Index of the right answer in `answers`, from 0. */
    right: PlaceSchema,
  }),
]);
export type EarQuestion = v.InferOutput<typeof EarQuestionSchema>;
