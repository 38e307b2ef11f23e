import * as v from 'valibot';
import { CatalogueLessonSchema } from './catalogue';
import { LessonWordsSchema } from './glossary';
import { VoiceSchema } from './lesson';

/**
 * The public part of one listed lesson. It is a static file, `/previews/ID.json`, and data of the
 * lesson's own page (`hasOwnPage`). A paid lesson has its preview in it and nothing beyond. A free
 * mini lesson has the whole text. Source: decision 39, decision 61.
 */
export const LessonPageSchema = v.object({
  schemaVersion: v.literal(1),
  lesson: CatalogueLessonSchema,
  /** Whether `lines` are the whole text, and no preview. */
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
  /** The words of a preview. Only the file has them, so that no page grows by them. */
  words: v.optional(LessonWordsSchema),
});
export type LessonPage = v.InferOutput<typeof LessonPageSchema>;
