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
  // Shorter than the library's, which would be read with every start.
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*[+-]\d{2}:\d{2}$/),
);

/**
 * When the live lesson takes place, as of the publication: the first dates may have passed since,
 * so there are several.
 */
export const LiveLessonsSchema = v.object({
  Title: v.string(),
  /** The lesson that runs or has just run: a publication must not take it from the live page. */
  Begun: v.optional(LiveDateSchema),
  /** Later than the publication, earliest first. */
  Dates: v.pipe(v.array(LiveDateSchema), v.maxLength(8)),
});
export type LiveLessons = v.InferOutput<typeof LiveLessonsSchema>;

/**
 * This is the first page of the listed lessons, newest first, in one static file that may be
 * cached. So home costs no read for a lesson, however many there are. Source: decision 15.
 */
export const CatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
  /** Number of all listed lessons, those on the first page included. */
  total: CountSchema,
  /** How many of `total` are mini lessons. Home needs it to know whether a shelf has more. */
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

/** How many lessons of each shelf a first page holds. */
export interface FirstPageSizes {
  /** Lessons: the newest one, which home shows large, and the previous ones. */
  readonly lessons: number;
  /** Mini lessons: the newest one, which home shows by itself, and those of the shelf. */
  readonly miniLessons: number;
}

/**
 * The first page holds what a visitor meets before scrolling far, so that its size – and with it
 * the time home takes – does not grow with the number of lessons. 12 cards fill whole rows in 1, 2,
 * 3, 4 or 6 columns, and so does every batch of 24 that home adds to them. 4 mini lessons are a row
 * on a large screen and one that is still scrolled by hand on a phone; a button brings the others.
 * With more of either, home's page would no longer fit into what a server sends before the first
 * answer (14 kB).
 */
export const FIRST_PAGE: FirstPageSizes = { lessons: 1 + 12, miniLessons: 1 + 4 };

/** What `Catalogue.rest` names: every lesson that is not on the first page, newest first. */
export const RestOfCatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
});
export type RestOfCatalogue = v.InferOutput<typeof RestOfCatalogueSchema>;
