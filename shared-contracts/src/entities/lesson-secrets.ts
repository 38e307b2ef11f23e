import * as v from 'valibot';
import { DifferencesSchema } from './difference';
import { EarQuestionSchema } from './ear-question';
import { LessonWordsSchema } from './glossary';
import { CaptionsSchema, ChapterSchema, RequiredTierSchema, VoiceSchema } from './lesson';

// A module of its own, so that no page carries schemas that only the server reads.

/**
 * `LessonSecrets/{id}`: what only the server reads. It repeats what decides access, so that one
 * read answers a visitor and two a member. Source: decision 8.
 */
export const LessonSecretsSchema = v.object({
  Text: v.string(),
  /** Absent when no times were written for the sentences. */
  Captions: v.optional(CaptionsSchema),
  /** In order; absent in a film without chapters. */
  chapters: v.optional(v.array(ChapterSchema)),
  /** Id of the grammar PDF that explains it, in `GrammarDocuments`; absent: it has none. */
  grammar: v.optional(v.string()),
  /** Id of the clip, `<clip>.<hash>`; the URL is made anew for each caller. */
  media: v.string(),
  /** What a player asks for after the first playlist, one by one; addresses relative to that. */
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
  /** Absent in a lesson that is older than they are, or has too few recordings. */
  questions: v.optional(v.array(EarQuestionSchema)),
  /** The words of `Text`; absent in a lesson that is older than the glossary. */
  words: v.optional(LessonWordsSchema),
  /** The lines of `Text` in standard German; absent where nobody wrote them. */
  german: v.optional(v.array(v.string())),
  /** Where `german` differs; absent in a lesson that is older than they are, or without it. */
  differences: v.optional(DifferencesSchema),
  /** Whether nobody speaks in the film. */
  isMusicOnly: v.optional(v.boolean()),
  /** Whether it is a sample, until the school has a lesson of its own. */
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
  /** Of the lessons that show it, which are all of one tier. */
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
