import * as v from 'valibot';
import { DifferencesSchema } from './difference';
import { EarQuestionSchema } from './ear-question';
import { LessonWordsSchema } from './glossary';
import { CaptionsSchema, ChapterSchema, RequiredTierSchema, VoiceSchema } from './lesson';

// A separate module, so pages do not bundle schemas that only the server uses.

/**
 * `LessonSecrets/{id}`: the paid content of a lesson, for the server only. It repeats the fields
 * that decide access: a visitor's request costs one read, a member's two. Source: decision 8.
 */
export const LessonSecretsSchema = v.object({
  Text: v.string(),
  /** Absent when no times were written for the sentences. */
  Captions: v.optional(CaptionsSchema),
  /** In order; absent in a film without chapters. */
  chapters: v.optional(v.array(ChapterSchema)),
  /** Id of the lesson's grammar PDF in `GrammarDocuments`; absent: no PDF. */
  grammar: v.optional(v.string()),
  /** Id of the clip, `<clip>.<hash>`; each caller gets a new URL. */
  media: v.string(),
  /** Files that a player requests in turn after the first playlist, relative to its address. */
  opening: v.optional(v.array(v.string()), []),
  /** Paths under the media origin, without a leading slash. */
  Photos: v.array(v.string()),
  /** Paths under the media origin, without a leading slash. */
  Audios: v.array(v.string()),
  /** The recordings of single lines. */
  Lines: v.optional(
    v.object({
      voice: VoiceSchema,
      /** Paths as above, in the order of the lines; null: not recorded. */
      paths: v.array(v.nullable(v.string())),
    }),
  ),
  /** Absent in an older lesson, and in one with too few recordings. */
  questions: v.optional(v.array(EarQuestionSchema)),
  /** The words of `Text`; absent in a lesson that is older than the glossary. */
  words: v.optional(LessonWordsSchema),
  /** The lines of `Text` in standard German; absent without a translation. */
  german: v.optional(v.array(v.string())),
  /** Where `german` differs from `Text`; absent in an older lesson and without `german`. */
  differences: v.optional(DifferencesSchema),
  /** Whether the film has no speech. */
  isMusicOnly: v.optional(v.boolean()),
  /** Whether the lesson is a sample, until the school has its own. */
  isSample: v.optional(v.boolean()),
  /** Number of its flashcards; absent where it has none. */
  cards: v.optional(v.number()),
  requiredTier: RequiredTierSchema,
  /** As in `Videos/{id}`. */
  isAvailable: v.boolean(),
});
export type LessonSecrets = v.InferOutput<typeof LessonSecretsSchema>;

/**
 * `MediaSecrets/{mediaId}` of an encrypted clip. The id holds a hash of the content, so a stored
 * document never changes. Source: decision 9.
 */
export const MediaSecretsSchema = v.object({
  /** AES-128 key of all segments, base64. */
  key: v.pipe(
    v.string(),
    v.base64(),
    v.check((key) => atob(key).length === 16, 'must be 16 bytes'),
  ),
  /** Playlists by file name, `master.m3u8`. */
  playlists: v.record(v.string(), v.string()),
  /** Tier of the lessons that show the clip; all have the same. */
  requiredTier: v.picklist([1, 2]),
});
export type MediaSecrets = v.InferOutput<typeof MediaSecretsSchema>;

/**
 * `GrammarDocuments/{id}`, a PDF. The id holds a hash of the content, so a stored document never
 * changes. Limit: a document of the database holds 1 MiB.
 */
export const GrammarDocumentSchema = v.object({
  /** File name that a learner saves it under, `grammatik.pdf`. */
  name: v.string(),
  pdf: v.instance(Uint8Array),
});
export type GrammarDocument = v.InferOutput<typeof GrammarDocumentSchema>;

/** `GrammarIndex/general`: which document is the overview of all lessons. */
export const GrammarIndexSchema = v.object({ id: v.string() });
