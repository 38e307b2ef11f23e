import * as v from 'valibot';

/** Kinds of video documents. Source: ENTITY-lesson. */
export const LessonTypeSchema = v.picklist(['lesson', 'mini_lesson', 'monday_lesson']);
export type LessonType = v.InferOutput<typeof LessonTypeSchema>;

/** `Date` reads 31 November as 1 December, so the check compares its day with the text. */
function isRealDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Calendar day `2026-11-20`. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-11-20'),
  v.check(isRealDay, 'must be a real date'),
);

/**
 * `Videos/{id}`: the public fields of a lesson. The document never holds Text, Photos, Audios or
 * the URL of paid media; those come from `getSecureData_v2_0`. Source: ENTITY-lesson, decision 8.
 */
export const LessonSchema = v.object({
  DocID: v.string(),
  /** The heading, a phrase in Swiss German. */
  Title: v.string(),
  /** The heading in English. */
  Subtitle: v.string(),
  /** 1 (easiest) to 5. */
  Difficulty: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
  Type: LessonTypeSchema,
  /** Day of publication. */
  Date: DaySchema,
  VideoThumbnailURL: v.string(),
  /** Duration of its video, whole seconds. */
  Duration: v.optional(v.number()),
  /** false: not published, nobody may open it. */
  isAvailable: v.boolean(),
  /** false: reachable by link, not listed. */
  isAvailableLessons: v.boolean(),
  /** true: a mini lesson that everybody may watch. */
  isFree: v.boolean(),
  MondayLessonID: v.optional(v.string()),
  GermanVersionURL: v.optional(v.string()),
});
export type Lesson = v.InferOutput<typeof LessonSchema>;

/**
 * Least tier that opens a lesson: 0 everybody, 1 BASIC and up, 2 VIP and up.
 * Source: docs/product.md, Access.
 */
export const RequiredTierSchema = v.picklist([0, 1, 2]);
export type RequiredTier = v.InferOutput<typeof RequiredTierSchema>;

/**
 * A lesson's sentences as two WebVTT texts, by BCP 47 code of the language. The identifier of a cue
 * is the number of its sentence in `Text`, from 1. Where a sentence comes again, a point and
 * another number follow: `3.2`.
 */
export const CaptionsSchema = v.object({ gsw: v.string(), en: v.string() });
export type Captions = v.InferOutput<typeof CaptionsSchema>;

/**
 * The parts of a lesson's film: the dialogue, each line to say after it, and the dialogue again,
 * faster. Source: docs/recording-a-lesson.md.
 */
export const FILM_PARTS = ['dialogue', 'practice', 'faster'] as const;
export type FilmPart = (typeof FILM_PARTS)[number];

/** A chapter of a film. */
export const ChapterSchema = v.object({
  /** Seconds from the beginning of the film. */
  at: v.number(),
  /** The part that the chapter is, in a film with parts. */
  part: v.optional(v.picklist(FILM_PARTS)),
  /** In Swiss German. Absent: the chapter is a part, and has the name of that part. */
  title: v.optional(v.string()),
});
export type Chapter = v.InferOutput<typeof ChapterSchema>;

/** Voice of a lesson's recordings; pages mark a machine's voice as a sample. */
export const RECORDING_VOICES = ['person', 'machine'] as const;
export const VoiceSchema = v.picklist(RECORDING_VOICES);
export type Voice = v.InferOutput<typeof VoiceSchema>;

/** Source: ENTITY-live-lesson. */
export interface LiveLesson {
  /** From `EmbedUrl`. */
  readonly liveLessonUrl: string;
  /** From `ChatUrl`. */
  readonly chatUrl: string;
}

/**
 * `Videos/mini_lessons_collection_attributes`: the ids of the mini lessons.
 * Source: DOC-read-mini-index.
 */
export interface MiniLessonsIndex {
  /** Ids of all published mini lessons. */
  readonly index: readonly string[];
}
