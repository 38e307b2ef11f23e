import { DaySchema, LessonTypeSchema } from 'shared-contracts';
import * as v from 'valibot';
import { EnglishSchema, NameSchema, TextSchema } from '../texts/text-schemas';

const FileNameSchema = (extensions: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[a-z0-9][a-z0-9-]*\\.(${extensions})$`),
      `must be a file of this folder in lower case, like ${example}`,
    ),
  );

/** Name of a PDF in `grammar`. */
export const GRAMMAR_FILE = /^[a-z0-9][a-z0-9-]*\.pdf$/;

/** `lessons/<DocID>/lesson.yaml`. Field names are those of ENTITY-lesson. */
export const LessonFileSchema = v.strictObject({
  Title: TextSchema,
  Subtitle: EnglishSchema,
  /** Search words of a speaker of standard German. No page shows them. */
  german: v.optional(v.pipe(v.array(TextSchema), v.maxLength(12, 'must be 12 words at most')), []),
  Difficulty: v.optional(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 to 5'),
      v.maxValue(5, 'must be 1 to 5'),
    ),
    1,
  ),
  Type: LessonTypeSchema,
  Date: DaySchema,
  /** Name of a folder in `clips`. */
  clip: NameSchema,
  /** Only of a mini lesson. */
  access: v.optional(v.picklist(['free', 'subscribers'])),
  isAvailable: v.optional(v.boolean(), true),
  isAvailableLessons: v.optional(v.boolean(), true),
  MondayLessonID: v.optional(NameSchema),
  GermanVersionURL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must be an address that begins with https://')),
  ),
  Photos: v.optional(v.array(FileNameSchema('webp|jpg|png', 'platform.webp')), []),
  Audios: v.optional(v.array(FileNameSchema('mp3|m4a', 'dialogue.mp3')), []),
  /** A file in `grammar` for this lesson. */
  grammar: v.optional(
    v.pipe(
      v.string(),
      v.regex(GRAMMAR_FILE, 'must be a file of the folder grammar in lower case, like artikel.pdf'),
    ),
  ),
  /** Marks sample content, used until the school has its own. */
  sample: v.optional(v.boolean(), false),
});
export type LessonFile = v.InferOutput<typeof LessonFileSchema>;
