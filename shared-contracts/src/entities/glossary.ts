import * as v from 'valibot';

export const WORD_CLASSES = [
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'article',
  'numeral',
  'particle',
  'interjection',
  'phrase',
] as const;

/** A word of the glossary. Its base form is its id. Source: docs/lessons.md, Words. */
export const GlossaryEntrySchema = v.object({
  /** Base form in Dieth spelling: infinitive, singular. */
  word: v.string(),
  /** Article of a noun. */
  article: v.optional(v.picklist(['de', 'd', 's'])),
  /** Word class of any other word. */
  part: v.optional(v.picklist(WORD_CLASSES)),
  english: v.string(),
  /** Standard German. */
  german: v.string(),
  /** One English sentence. */
  note: v.optional(v.string()),
  /** Whether a teacher has checked the entry; otherwise it is a sample. */
  isChecked: v.optional(v.boolean()),
  /** Whether only sounds differ from standard German, so speakers of German know the word. */
  isNearGerman: v.optional(v.boolean()),
});
export type GlossaryEntry = v.InferOutput<typeof GlossaryEntrySchema>;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Words of a lesson's dialect lines, found at publishing, without names. */
export const LessonWordsSchema = v.object({
  entries: v.array(GlossaryEntrySchema),
  places: v.array(
    v.object({
      /** Index of the line in the lesson's `Text`, from 0. */
      line: CountSchema,
      /** First character in the line, and the one after the last, in UTF-16 units. */
      from: CountSchema,
      to: CountSchema,
      /** Index in `entries`; absent: the glossary lacks the word. */
      entry: v.optional(CountSchema),
    }),
  ),
});
export type LessonWords = v.InferOutput<typeof LessonWordsSchema>;
export type WordPlace = LessonWords['places'][number];
