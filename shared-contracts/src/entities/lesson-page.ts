import * as v from 'valibot';
import { CatalogueLessonSchema } from './catalogue';
import { LessonWordsSchema } from './glossary';
import { VoiceSchema } from './lesson';

/**
 * The public part of one listed lesson: the static file `/previews/ID.json`, and the data of the
 * lesson's own page (`hasOwnPage`). For a paid lesson it holds the preview only, for a free mini
 * lesson the whole text. Source: decision 39, decision 61.
 */
export const LessonPageSchema = v.object({
  schemaVersion: v.literal(1),
  lesson: CatalogueLessonSchema,
  /** Whether `lines` are the whole text; otherwise a preview. */
  isWhole: v.boolean(),
  lines: v.array(v.object({ SwissGerman: v.string(), English: v.string() })),
  /** Public copies of the sounds of `lines`; absent when no line has one. */
  lineSounds: v.optional(
    v.object({
      voice: VoiceSchema,
      /** Addresses in the order of `lines`; null: the line has none. */
      urls: v.array(v.nullable(v.string())),
    }),
  ),
  /** Address of a free film's HLS playlist. */
  film: v.optional(v.string()),
  /** Words of a preview. Only the file holds them, so the page stays small. */
  words: v.optional(LessonWordsSchema),
});
export type LessonPage = v.InferOutput<typeof LessonPageSchema>;
