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

/**
 * All listed lessons, newest first, as ONE static, cacheable document: home costs no read per
 * lesson. Source: DESIGN §7.
 */
export const CatalogueSchema = v.object({
  schemaVersion: v.literal(1),
  lessons: v.array(CatalogueLessonSchema),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;
