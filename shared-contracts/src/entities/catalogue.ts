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
  'isFree',
]);
export type CatalogueLesson = v.InferOutput<typeof CatalogueLessonSchema>;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** When the live lesson takes place next, as of the publication: it may have passed since. */
export const NextLiveLessonSchema = v.object({
  Title: v.string(),
  /** ISO 8601 with the offset of the school's time zone, `2026-11-23T20:00:00+01:00`. */
  Date: v.pipe(
    v.string(),
    // Shorter than the library's, which would be read with every start.
    v.regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*[+-]\d{2}:\d{2}$/,
      'must be a time like 2026-11-23T20:00:00+01:00',
    ),
  ),
});
export type NextLiveLesson = v.InferOutput<typeof NextLiveLessonSchema>;

/**
 * The first page of the listed lessons, newest first, as ONE static, cacheable document: home costs
 * no read per lesson, and as much with thousands of lessons as with a few. Source: DESIGN §7.
 */
export const CatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
  /** Number of all listed lessons, those on the first page included. */
  total: CountSchema,
  /** How many of `total` are mini lessons, so that home knows of each shelf whether it goes on. */
  totalMiniLessons: CountSchema,
  /** Absent when none is announced. */
  nextLiveLesson: v.optional(NextLiveLessonSchema),
  /**
   * Path of all other lessons in the same site, hashed by content and therefore immutable; absent
   * when there are none.
   */
  rest: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\/lessons\.[0-9a-f]{8}\.json$/, 'must be a path like /lessons.0a1b2c3d.json'),
    ),
  ),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;

/** What `Catalogue.rest` names: every lesson that is not on the first page, newest first. */
export const RestOfCatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
});
export type RestOfCatalogue = v.InferOutput<typeof RestOfCatalogueSchema>;
