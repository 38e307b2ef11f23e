import * as v from 'valibot';
import { LessonSchema } from './lesson';

/** A lesson as the catalogue lists it. */
export const CatalogueLessonSchema = v.pick(LessonSchema, [
  'DocID',
  'Title',
  'Subtitle',
  'Difficulty',
  'Type',
  'Date',
  'VideoThumbnailURL',
  'Duration',
  'isFree',
]);
export type CatalogueLesson = v.InferOutput<typeof CatalogueLessonSchema>;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** ISO 8601 with the offset of the school's time zone, `2026-11-23T20:00:00+01:00`. */
export const LiveDateSchema = v.pipe(
  v.string(),
  // Shorter than the library's pattern, which every start of the app would have to read.
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*[+-]\d{2}:\d{2}$/),
);

/**
 * Dates of the live lesson, as of the publication. Several, because the first may have passed
 * since.
 */
export const LiveLessonsSchema = v.object({
  Title: v.string(),
  /** A lesson that runs or has just ended; a publication must not remove it from the live page. */
  Begun: v.optional(LiveDateSchema),
  /** Later than the publication, earliest first. */
  Dates: v.pipe(v.array(LiveDateSchema), v.maxLength(8)),
});
export type LiveLessons = v.InferOutput<typeof LiveLessonsSchema>;

/**
 * First page of the listed lessons, newest first, as one static, cacheable file. So home costs no
 * database read for a lesson, however many lessons the school has. Source: decision 15.
 */
export const CatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
  /** Number of all listed lessons, those on the first page included. */
  total: CountSchema,
  /** Number of mini lessons in `total`. Home needs it to know whether a shelf has more. */
  totalMiniLessons: CountSchema,
  /** Number of recordings of live lessons that a plan opens; absent: none. */
  totalRecordings: v.optional(CountSchema),
  /** Absent when none is announced. */
  liveLessons: v.optional(LiveLessonsSchema),
  /**
   * Path of all other lessons in the same site, hashed by content and therefore immutable; absent
   * when there are none.
   */
  rest: v.optional(v.pipe(v.string(), v.regex(/^\/lessons\.[0-9a-f]{8}\.json$/))),
  /** Path of the lines that everybody may search, `PublicLines`; absent when there are none. */
  lines: v.optional(v.pipe(v.string(), v.regex(/^\/lines\.[0-9a-f]{8}\.json$/))),
  /** Path of the school's `LearningPath` in the same site; absent when there is none. */
  path: v.optional(v.pipe(v.string(), v.regex(/^\/path\.[0-9a-f]{8}\.json$/))),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;

/** Number of lessons of each shelf on a first page. */
export interface FirstPageSizes {
  /** Lessons: the newest one, which home shows large, and the previous ones. */
  readonly lessons: number;
  /** Mini lessons: the newest one, which home shows by itself, and those of the shelf. */
  readonly miniLessons: number;
}

/**
 * Size of the first page: what a visitor sees before scrolling far. So the time that home takes
 * does not grow with the number of lessons. 12 cards fill whole rows in 1, 2, 3, 4 or 6 columns,
 * and so does every batch of 24 that home adds. 4 mini lessons are a row on a large screen, and a
 * phone still scrolls them by hand; a button adds the others. With more, home's page would exceed
 * the 14 kB that a server sends before the first acknowledgement.
 */
export const FIRST_PAGE: FirstPageSizes = { lessons: 1 + 12, miniLessons: 1 + 4 };

/** The file at `Catalogue.rest`: every lesson that is not on the first page, newest first. */
export const RestOfCatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
});
export type RestOfCatalogue = v.InferOutput<typeof RestOfCatalogueSchema>;
