import * as v from 'valibot';
import { EarQuestionSchema } from './ear-question';

/** Kinds of video documents. Source: ENTITY-lesson. */
export const LessonTypeSchema = v.picklist(['lesson', 'mini_lesson', 'monday_lesson']);
export type LessonType = v.InferOutput<typeof LessonTypeSchema>;

/** `Date` takes 31 November for 1 December; a real day comes back as it went in. */
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
 * `Videos/{id}`: what everybody may know of a lesson. It never holds Text, Photos, Audios or the
 * URL of anything paid; those come from `getSecureData_v2_0`. Source: ENTITY-lesson, decision 8.
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
  /** How long its video plays, whole seconds. */
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

/** Where a chapter of a film begins. */
export const ChapterSchema = v.object({
  /** Seconds from the beginning of the film. */
  at: v.number(),
  /** Of a film in parts. */
  part: v.optional(v.picklist(FILM_PARTS)),
  /** In Swiss German. Absent: the chapter is a part, and has the name of that part. */
  title: v.optional(v.string()),
});
export type Chapter = v.InferOutput<typeof ChapterSchema>;

/** Who speaks in the recordings of a lesson; a machine's voice is marked as a sample. */
export const RECORDING_VOICES = ['person', 'machine'] as const;
export const VoiceSchema = v.picklist(RECORDING_VOICES);
export type Voice = v.InferOutput<typeof VoiceSchema>;

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
