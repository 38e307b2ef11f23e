import * as v from 'valibot';
import { DaySchema, RequiredTierSchema } from './lesson';

/**
 * `LessonLines/current`: the documents with the lines of the published lessons. Each publication
 * writes new documents, so a reader never sees half a publication.
 */
export const LessonLinesIndexSchema = v.object({
  /** Ids of these documents. */
  documents: v.array(v.string()),
});
export type LessonLinesIndex = v.InferOutput<typeof LessonLinesIndexSchema>;

/** The other documents of `LessonLines`: lines of lessons that need the same tier. */
export const LessonLinesSchema = v.object({
  requiredTier: RequiredTierSchema,
  /** `StoredLesson[]` as JSON, under 1 MB: as fields, each line would be an entry of an index. */
  lessons: v.string(),
});
export type LessonLines = v.InferOutput<typeof LessonLinesSchema>;

/** A lesson in `LessonLines.lessons`. The folded texts are those of `foldLine`. */
export const StoredLessonSchema = v.tuple([
  /** Its id. */
  v.string(),
  /** Day of publication. */
  DaySchema,
  v.array(
    v.tuple([
      /** Swiss German, English. */
      v.string(),
      v.string(),
      /** Seconds from the beginning of the film; 0 in a lesson without times. */
      v.number(),
      /** Swiss German, English, folded. */
      v.string(),
      v.string(),
    ]),
  ),
]);
export type StoredLesson = v.InferOutput<typeof StoredLessonSchema>;

/**
 * Text that everybody may search beside the titles, as one static file: standard German words of
 * each lesson, the lines of free mini lessons, and each preview from its first line on. The file
 * never holds another line of a paid lesson.
 */
export const PublicLinesSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(
    v.object({
      VideoID: v.string(),
      /** Each with the seconds from the beginning of the film; 0 in a lesson without times. */
      lines: v.array(v.tuple([v.string(), v.string(), v.number()])),
      /** Standard German words, between spaces. */
      german: v.optional(v.string()),
    }),
  ),
});
export type PublicLines = v.InferOutput<typeof PublicLinesSchema>;
/** Searchable text of one lesson. */
export type PublicLesson = PublicLines['lessons'][number];
