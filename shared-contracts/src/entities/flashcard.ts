import * as v from 'valibot';
import { LessonWordsSchema } from './glossary';
import { RequiredTierSchema, VoiceSchema } from './lesson';

/** Source: ENTITY-flashcard, API-getFlashcards. */
export const FlashcardSchema = v.object({
  SwissGerman: v.pipe(v.string(), v.minLength(1)),
  English: v.pipe(v.string(), v.minLength(1)),
  AudioUrl: v.optional(v.string()),
  /** Who speaks in the recording; absent: the school's own sound. */
  voice: v.optional(VoiceSchema),
  /** The line of the lesson that it comes from; absent: none has its words. */
  line: v.optional(
    v.object({
      SwissGerman: v.string(),
      English: v.string(),
      /** Seconds from the beginning of the film; 0 in a lesson without times. */
      at: v.number(),
      /** How long it is spoken; absent in a lesson without times. */
      seconds: v.optional(v.number()),
      /** Its words; absent: the school has no glossary. */
      words: v.optional(LessonWordsSchema),
    }),
  ),
  /** The words of its dialect side, at the place of its line; 0: it has none. */
  words: v.optional(LessonWordsSchema),
});
export type Flashcard = v.InferOutput<typeof FlashcardSchema>;

/**
 * `Flashcards/{VideoID}`: the cards of one lesson as only the server reads them. It repeats what
 * decides access, as `LessonSecrets` does.
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
