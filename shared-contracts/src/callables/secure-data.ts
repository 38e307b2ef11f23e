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
 * What `getSecureData_v2_0` answers. A module of its own, so that no page carries the schema: only
 * tests check an answer by it. Source: API-getSecureData.
 */
export const GetSecureDataResponseSchema = v.object({
  hasAccess: v.boolean(),
  Text: v.optional(v.string()),
  VideoHLSurl: v.optional(v.string()),
  /**
   * What a player will ask for one after the other until the first picture: a page may ask for all
   * of it at once. Only a hint (decision 22).
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
  /** The lesson's part of the glossary: the words of `Text`; absent where it has none. */
  Words: v.optional(LessonWordsSchema),
  /** The lines of `Text` in standard German, in their order; absent where it has none. */
  German: v.optional(v.array(v.string())),
  /** Where `German` differs from `Text`; absent where it has none. */
  Differences: v.optional(DifferencesSchema),
  /** Whether nobody speaks in the film. */
  isMusicOnly: v.optional(v.boolean()),
  /** Whether it is a sample, until the school has a lesson of its own. */
  isSample: v.optional(v.boolean()),
  /** Whether `getGrammarPDFurl` answers for this lesson. */
  hasGrammar: v.optional(v.boolean()),
  /** Number of its flashcards; absent where it has none. */
  Cards: v.optional(v.number()),
  /** Why a signed-in caller has no access; absent for visitors. */
  reason: v.optional(v.picklist(ACCESS_REFUSALS)),
  /** When the plan ended, ISO 8601; with the reason `ended` alone. */
  endedAt: v.optional(v.string()),
  /** `{ code: 1 }`: not signed in. */
  error: v.optional(v.object({ code: v.number() })),
});
export type SecureData = v.InferOutput<typeof GetSecureDataResponseSchema>;
