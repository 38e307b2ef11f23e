import * as v from 'valibot';
import { LessonWordsSchema } from './glossary';
import { RequiredTierSchema, VoiceSchema } from './lesson';

/** A flashcard of a lesson. Source: ENTITY-flashcard, API-getFlashcards. */
export const FlashcardSchema = v.object({
  SwissGerman: v.pipe(v.string(), v.minLength(1)),
  English: v.pipe(v.string(), v.minLength(1)),
  AudioUrl: v.optional(v.string()),
  /** Voice of the recording; absent: the school's own sound. */
  voice: v.optional(VoiceSchema),
  /** The lesson's line with the words of the card; absent: no line has them. */
  line: v.optional(
    v.object({
      SwissGerman: v.string(),
      English: v.string(),
      /** Seconds from the beginning of the film; 0 in a lesson without times. */
      at: v.number(),
      /** Duration of the spoken line, in seconds; absent in a lesson without times. */
      seconds: v.optional(v.number()),
      /** Words of the line; absent: the school has no glossary. */
      words: v.optional(LessonWordsSchema),
    }),
  ),
  /** The words of its dialect side, at the place of its line; 0: it has none. */
  words: v.optional(LessonWordsSchema),
});
export type Flashcard = v.InferOutput<typeof FlashcardSchema>;

/**
 * `Flashcards/{VideoID}`: the cards of one lesson, for the server only. The document repeats the
 * fields that decide access, like `LessonSecrets`.
 */
export const FlashcardsSecretsSchema = v.object({
  flashcards: v.array(
    v.object({
      ...v.omit(FlashcardSchema, ['AudioUrl']).entries,
      /** Path under the media origin, without a leading slash. */
      Audio: v.optional(v.string()),
    }),
  ),
  requiredTier: RequiredTierSchema,
  /** As in `Videos/{id}`. */
  isAvailable: v.boolean(),
});
export type FlashcardsSecrets = v.InferOutput<typeof FlashcardsSecretsSchema>;
