import * as v from 'valibot';
import {
  ACCESS_REFUSALS,
  CaptionsSchema,
  ChapterSchema,
  DifferencesSchema,
  EarQuestionSchema,
  LessonWordsSchema,
  VoiceSchema,
} from '../entities/index';

/**
 * Answer of `getSecureData_v2_0`. The schema has its own module, so pages do not bundle it: only
 * tests check an answer with it. Source: API-getSecureData.
 */
export const GetSecureDataResponseSchema = v.object({
  hasAccess: v.boolean(),
  Text: v.optional(v.string()),
  VideoHLSurl: v.optional(v.string()),
  /**
   * Files that a player requests in turn before the first picture. A page may request all of them
   * at once; this is only a hint (decision 22).
   */
  Opening: v.optional(v.array(v.string())),
  Photos: v.optional(v.array(v.string())),
  Audios: v.optional(v.array(v.string())),
  /** Two WebVTT texts; absent when the lesson has no times. */
  Captions: v.optional(CaptionsSchema),
  /** The chapters of the film, in order; absent where it has none. */
  Chapters: v.optional(v.array(ChapterSchema)),
  /** Recordings of the lines of `Text`, in their order; null: not recorded. */
  Lines: v.optional(v.object({ voice: VoiceSchema, urls: v.array(v.nullable(v.string())) })),
  /** Questions by ear about the lines of `Text`; absent where it has none. */
  Questions: v.optional(v.array(EarQuestionSchema)),
  /** Glossary entries for the words of `Text`; absent without a glossary. */
  Words: v.optional(LessonWordsSchema),
  /** The lines of `Text` in standard German, in their order; absent where it has none. */
  German: v.optional(v.array(v.string())),
  /** Differences between `German` and `Text`; absent without any. */
  Differences: v.optional(DifferencesSchema),
  /** Whether the film has no speech. */
  isMusicOnly: v.optional(v.boolean()),
  /** Whether the lesson is a sample, until the school has its own. */
  isSample: v.optional(v.boolean()),
  /** Whether `getGrammarPDFurl` answers for this lesson. */
  hasGrammar: v.optional(v.boolean()),
  /** Number of its flashcards; absent where it has none. */
  Cards: v.optional(v.number()),
  /** Why a signed-in caller has no access; absent for visitors. */
  reason: v.optional(v.picklist(ACCESS_REFUSALS)),
  /** When the plan ended, ISO 8601; only with the reason `ended`. */
  endedAt: v.optional(v.string()),
  /** `{ code: 1 }`: not signed in. */
  error: v.optional(v.object({ code: v.number() })),
});
export type SecureData = v.InferOutput<typeof GetSecureDataResponseSchema>;
